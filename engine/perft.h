// Counting move sequences: the measure of rules and of speed. Every position is made; nothing is counted in bulk.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules.h"

namespace mancala {

struct PerftCount {
  std::uint64_t sequences = 0;  // of exactly `depth` moves; a pass is a move, earlier ends do not count
  std::uint64_t positions = 0;  // made on the way, interior and leaves, the root not counted
};

PerftCount perft(const Rules& rules, const Position& position, int depth);
std::vector<std::pair<Move, PerftCount>> perft_divide(const Rules& rules, const Position& position, int depth);

}  // namespace mancala
