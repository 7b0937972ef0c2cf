// One game (in a match: one round) from its start: moves, history, undo, and how it ended.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "engine/rules.h"

namespace mancala {

struct Outcome {
  EndReason why = EndReason::RowEmpty;
  std::array<int, 2> score{};  // South, North: what each side has at the end (Resigned: what it had banked)
  std::optional<Side> winner;  // none: a draw
};

class Game {
 public:
  Game(std::shared_ptr<const Rules> rules, const Position& start);
  explicit Game(std::shared_ptr<const Rules> rules);  // from the ruleset's own start

  const Rules& rules() const { return *rules_; }
  const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }
  const Position& start() const { return positions_.front(); }
  const Position& position() const { return positions_.back(); }
  // The position after `ply` moves; 0 is the start.
  const Position& position_at(std::size_t ply) const { return positions_[ply]; }
  const std::vector<Move>& moves() const { return moves_; }

  MoveList legal_moves() const;  // empty once the game is over, by resignation too
  bool over() const { return outcome_.has_value(); }
  const std::optional<Outcome>& outcome() const { return outcome_; }

  // Precondition: legal. Applies endless play (third time the same board, owners and side to move).
  Sowing play(Move move);
  // What move number `ply` (from 0) did.
  Sowing sowing_at(std::size_t ply) const;
  void resign(Side side);  // precondition: not over
  bool undo();             // takes back a resignation, or else the last move; false at the start

 private:
  bool stands_for_the_third_time() const;
  void settle_end();

  std::shared_ptr<const Rules> rules_;
  std::vector<Position> positions_;
  std::vector<Move> moves_;
  std::optional<Outcome> outcome_;
};

}  // namespace mancala
