// Everything a rule can ask about, between two moves: board, side to move, and what a match or the pie rule adds.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/board.h"
#include "engine/ruleset.h"

namespace mancala {

enum class SwapState : std::uint8_t { Open, Taken, Declined };

inline constexpr int kMaxRound = 65535;

struct Position {
  Board board;
  Side side = Side::South;  // who moves; meaningless when over
  bool over = false;        // the game (in a match: the round) is over by the rules of the board
  PitSet north_pits = 0;    // the pits that North owns (its row, unless a match says otherwise); South has the others
  std::uint16_t round = 1;  // match games
  Side starter = Side::South;        // match games: who began this round
  std::optional<Side> match_winner;  // match games: the match is over
  SwapState swap = SwapState::Open;  // pie rule
  bool operator==(const Position&) const = default;
};

inline PitSet pits_of(const Ruleset& rules, const Position& position, Side side) {
  const PitSet all = (PitSet{1} << rules.ring()) - 1;
  return side == Side::North ? position.north_pits : all & ~position.north_pits;
}
inline bool owned_by(const Position& position, Pit pit, Side side) {
  return contains(position.north_pits, pit) == (side == Side::North);
}
int seeds_on_pits(const Board& board);
int total_seeds(const Board& board);  // pits and stores

}  // namespace mancala
