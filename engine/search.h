// The player: iterative-deepening alpha-beta, in integers only, so that every platform finds the same move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/search_memory.h"

namespace mancala {

struct SearchLimits {
  std::uint64_t nodes = 100'000;  // positions made, never more
  int depth = 100;                // plies
  bool each_move = false;         // the value of every legal move, not of the best alone
};

struct MoveValue {
  Move move;
  int value = 0;
};

struct SearchResult {
  Move move;
  int value = 0;       // expected final margin for the side to move, in seeds
  bool exact = false;  // proved: what the value rests on was followed to ends by the rules
  int depth = 0;       // plies completed
  std::uint64_t nodes = 0;
  std::vector<Move> line;         // the main line, `move` first
  std::vector<MoveValue> values;  // where asked for: the legal moves in their order
};

// Precondition: the game is not over. `should_stop` is asked now and then; the best move so far is given at once.
// `memory`: of one caller's searches one after another, whatever they are of.
SearchResult search(const Game& game, const SearchLimits& limits, const std::function<bool()>& should_stop = {},
                    SearchMemory* memory = nullptr);

std::string to_json(const SearchResult& result, int pits);

}  // namespace mancala
