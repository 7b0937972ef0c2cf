// A validated ruleset made ready to play: sowing tables made once, then moves are looked up and added.
#pragma once

#include <memory>

#include "engine/position.h"
#include "engine/ruleset.h"
#include "engine/sowing.h"

namespace mancala {

struct SowTables;  // lanes.h

class Rules {
 public:
  explicit Rules(const Ruleset& ruleset);  // precondition: !validate(ruleset)
  ~Rules();
  Rules(Rules&&) noexcept;
  Rules& operator=(Rules&&) noexcept;

  const Ruleset& ruleset() const { return ruleset_; }
  const SowTables& tables() const { return *tables_; }

  Position start() const;  // swept and over at once where nothing can ever be lifted (Djenon-aboure with seeds=1)

  // In the order `A … last, a … last`, then `swap`; `pass` alone when the side cannot move and the game goes on;
  // empty when the position is over.
  MoveList legal_moves(const Position& position) const;

  // Precondition: the move is legal. Endless sowing is settled here; endless play is Game's business (it needs
  // history).
  Position play(const Position& position, Move move) const;
  Position play_recorded(const Position& position, Move move, Sowing& sowing) const;  // appends to `sowing`

  // Endless play: the round ends here and what is left goes to the owners of the pits. Precondition: not over.
  Position end_by_repetition(const Position& position, Sowing& sowing) const;  // appends to `sowing`

  // True when the rules call this board finished with `side` to move (position.over is not looked at).
  bool is_finished(const Position& position) const;
  // What ends this game by the rules of its board: row-empty or board-spent.
  EndReason natural_end() const;

 private:
  Ruleset ruleset_;
  std::unique_ptr<SowTables> tables_;
};

}  // namespace mancala
