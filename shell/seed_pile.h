// Where seeds lie in a bowl: always the same for the same place and count.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/board_form.h"

namespace mancala {

// Pictures of seeds that differ in turn and colour; which one a seed shows is part of how it lies.
inline constexpr int kSeedSprites = 24;

// A seed in its bowl: place in seed radii from the bowl's centre, how high it lies (0 ground, 1 on others …), sprite.
struct LyingSeed {
  float x = 0, y = 0;
  int layer = 0;
  int sprite = 0;
};

// The n-th place does not depend on how many come after it, so a seed that falls moves no other.
// `place` is the only randomness. A place is found when it is first asked for, as most bowls are never full. More than `kHeap` seeds look like the heap they are.
class SeedPile {
 public:
  static constexpr int kHeap = 64;
  static constexpr int kLayers = 4;
  SeedPile() = default;
  SeedPile(const Hollow& hollow, float seed_radius, int place);
  // Made for a hollow of this shape, whatever the size.
  bool fits(const Hollow& hollow, float seed_radius) const;
  LyingSeed at(int index) const;

 private:
  LyingSeed next() const;
  float half_w_ = 0, half_h_ = 0;  // of the hollow, in seed radii
  std::uint32_t own_ = 0;
  mutable std::vector<LyingSeed> seeds_;  // found so far
};

}  // namespace mancala
