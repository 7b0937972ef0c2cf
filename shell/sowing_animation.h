// A move as a timeline: where every seed is at a moment between the board before and the board after. Pure; no clock.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "engine/sowing.h"
#include "shell/settings.h"
#include "shell/spot.h"

namespace mancala {

// Seeds in the air: a drop from the hand, a capture or sweep on its way to a store.
struct Flight {
  enum class Kind { Drop, Capture, Sweep };
  Kind kind = Kind::Drop;
  Spot from;
  Spot to;
  int seeds = 0;
  float progress = 0;  // 0 … 1
};

// Board, hand and flights together hold every seed at every moment.
struct SowingFrame {
  Board board;                         // what lies
  bool hand_shown = false;
  int hand = 0;                        // seeds held
  Spot hand_from;                      // the hand is on its way …
  Spot hand_to;
  float hand_progress = 0;             // … this far
  std::vector<Flight> flights;
  std::array<float, 2> glow{};         // of each store, 0 … 1: a bonus
  std::optional<Spot> touched;         // where the last seed fell or the last pit was lifted
};

class SowingAnimation {
 public:
  SowingAnimation() = default;  // nothing to show: finished at once
  SowingAnimation(const Board& before, Sowing sowing, Speed speed);

  double duration() const { return ends_.empty() ? 0 : ends_.back(); }  // milliseconds
  SowingFrame frame(double ms) const;
  // The steps that come to pass in (from, to], as a range of indices of `sowing()`: for sounds.
  struct Range { std::size_t first = 0, last = 0; };
  Range steps_between(double from_ms, double to_ms) const;
  const Sowing& sowing() const { return sowing_; }
  const Board& before() const { return before_; }

 private:
  std::size_t step_at(double ms) const;
  Board board_at(std::size_t steps) const;

  Board before_;
  Sowing sowing_;
  std::vector<double> ends_;            // when each step is done
  std::vector<std::uint8_t> hand_;      // seeds held before each step
  std::vector<Board> checkpoints_;      // the board before steps 0, 64, 128 …
};

}  // namespace mancala
