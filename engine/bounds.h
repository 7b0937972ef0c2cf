// What is proved about a margin: it lies within [lo, hi]. All margins are the mover's seeds less the other side's.
#pragma once

#include <algorithm>

namespace mancala {

struct Bounds {
  int lo = 0;
  int hi = 0;
  bool operator==(const Bounds&) const = default;
  bool exact() const { return lo == hi; }
};

// The same margin from the other side's point of view.
constexpr Bounds operator-(Bounds b) { return {-b.hi, -b.lo}; }
constexpr Bounds operator+(int seeds, Bounds b) { return {seeds + b.lo, seeds + b.hi}; }

}  // namespace mancala
