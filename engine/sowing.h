// What a move does, step by step: the record that the animation, sounds, announcer, move log and page events read.
// Written by the same code that plays (play.h); laid end to end, the steps rebuild the position after the move.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board.h"

namespace mancala {

enum class StepKind : std::uint8_t { Lift, Drop, Capture, Bonus, Pass, Endless, Swap, Sweep, End };
enum class CaptureRule : std::uint8_t { Opposite, Neighbours, Chain, Leapfrog };
enum class EndReason : std::uint8_t { RowEmpty, BoardSpent, Repetition, Resigned };

// `row-empty`, `board-spent`, `repetition`, `resigned`.
std::string_view to_text(EndReason why);
std::string_view to_text(CaptureRule rule);

// Which fields speak depends on `kind`:
//   Lift     pit, seeds lifted, relay (not the chosen pit but the next lap of a relay)
//   Drop     pit, or a store when in_store (then `side` is its owner); seeds = what lies there after the drop
//   Capture  from (pits, in the order of NOTATION.md), seeds, side = who takes them, rule
//   Bonus, Pass  side      Endless, Swap  nothing more
//   Sweep    from, seeds, side = who receives them
//   End      why, score (South, North)
struct Step {
  StepKind kind = StepKind::Lift;
  Pit pit = 0;
  bool in_store = false;
  bool relay = false;
  Side side = Side::South;
  CaptureRule rule = CaptureRule::Opposite;
  EndReason why = EndReason::RowEmpty;
  std::uint8_t seeds = 0;
  std::uint8_t from_count = 0;
  std::array<Pit, 2 * kMaxPits> from{};
  std::array<std::uint8_t, 2> score{};
  bool operator==(const Step&) const = default;
};

using Sowing = std::vector<Step>;

// The board after the first `count` steps, from the board before the move. Seeds in the hand are missing from it.
Board board_after(Board before, const Sowing& sowing, std::size_t count);

// One JSON object, as in NOTATION.md's table of `steps`.
std::string to_json(const Step& step, int pits);

}  // namespace mancala
