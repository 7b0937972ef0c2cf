// The exact final margin under perfect play, proved and never guessed, or the bounds that were proved when time or
// memory was used up. A value stands for a position without its history; where play may never end, the lower bound
// takes unending play as all remaining seeds lost, and the upper as all won.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/bounds.h"
#include "engine/memory.h"
#include "engine/rules.h"

namespace mancala {

struct SolveProgress {
  Bounds margin;  // proved so far
  std::uint64_t nodes = 0;
};

// Where endgame tables are kept between programs, by name; the bytes are the caller's to read and write.
struct TableStore {
  std::function<std::string(const std::string& name)> read;  // empty when there is none
  std::function<void(const std::string& name, const std::string& bytes)> write;
  std::function<void(const std::string& sentence)> tell;  // of a table that was damaged or of another version
};

struct SolveOptions {
  int table_seeds = -1;             // endgame tables up to so many seeds; -1: what suits the position
  std::uint64_t memory = 1u << 30;  // bytes for tables, about
  std::uint64_t nodes =
      ~std::uint64_t{0};              // boards whose moves are made; not those of a table that is filled as a whole
  bool all = false;                   // the value of every move, not of the best alone
  std::optional<TableStore> tables;   // where given, the whole table is worked out once and kept
  OnMemory on_memory;                 // hears of large memory before it is touched
  std::function<bool()> should_stop;  // asked now and then
  std::function<void(const SolveProgress&)> progress;
};

struct SolvedMove {
  Move move;
  Bounds margin;  // the final margin for the side to move when it plays this
};

struct SolveResult {
  Bounds margin;
  std::vector<Move> best;         // every best move; empty when the margin is not exact, or not all of them are proved
  std::vector<SolvedMove> moves;  // every legal move, in their order, when asked for
  std::uint64_t nodes = 0;
  std::uint64_t bytes = 0;  // of tables
  int table_seeds = 0;      // what was used
};

// A finished position has its margin and no moves; as nobody is on, the margin is South's.
SolveResult solve(const Rules& rules, const Position& position, const SolveOptions& options);

std::string to_json(const SolveResult& result, int pits, double seconds);

}  // namespace mancala
