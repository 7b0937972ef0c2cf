// Rules between rounds: owners, sons, loan, who begins, and when the match is won (RULES.md, San-Yao's match).
#pragma once

#include <optional>

#include "engine/parsed.h"
#include "engine/position.h"

namespace mancala {

inline bool has_rounds(const Ruleset& ruleset) { return ruleset.mechanics.match != MatchKind::SingleGame; }

// Who has won the match with these banked totals of a finished round; nothing when it goes on, when the game has no
// matches, or when the total is not the start's.
std::optional<Side> match_winner(const Ruleset& ruleset, const Board& board);

// What the totals settle for the next round. Seeds a side had beyond the pits it fills are lent to the weaker side.
struct Settlement {
  std::array<int, 2> pits{};  // how many each side owns
  int lent = 0;               // seeds
  Side starter = Side::South;
};
std::optional<Settlement> settle(const Ruleset& ruleset, const Position& finished);

// The next round's start from a finished round. The error's reason says why there is none (match over, round not
// finished, a total that is not the start's, a game without rounds).
Parsed<Position> next_round(const Ruleset& ruleset, const Position& finished);

}  // namespace mancala
