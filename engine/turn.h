// The whole turn, bonus moves included, that banks the most seeds.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/rules.h"

namespace mancala {

struct TurnOptions {
  std::size_t boards = 12'000'000;  // kept at a time, about; where there are more the turn may not be the best
  std::function<bool()> should_stop;
};

struct TurnResult {
  std::vector<Move> moves;
  int banked = 0;      // what the turn adds to the mover's store, the last sweep included
  bool exact = false;  // proved: no turn banks more
  std::uint64_t nodes = 0;
};

// Precondition: the position is not over.
TurnResult best_turn(const Rules& rules, const Position& position, const TurnOptions& options = {});

// The turn of the fewest moves that gives its mover more than half of all seeds, and of those the one that banks the
// most. Without moves where there is none; `exact`: every shorter turn was tried. Precondition: the position is not over.
TurnResult shortest_win(const Rules& rules, const Position& position, const TurnOptions& options = {});

std::string to_json(const TurnResult& result, int pits);

}  // namespace mancala
