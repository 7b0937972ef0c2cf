#include "engine/game.h"

#include <cassert>

namespace mancala {

Game::Game(std::shared_ptr<const Rules> rules, const Position& start) : rules_(std::move(rules)), positions_{start} {
  settle_end();
}

Game::Game(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)), positions_{rules_->start()} { settle_end(); }

MoveList Game::legal_moves() const { return over() ? MoveList{} : rules_->legal_moves(position()); }

Sowing Game::play(Move move) {
  assert(legal_moves().has(move));
  Sowing sowing;
  positions_.push_back(rules_->play_recorded(position(), move, sowing));
  moves_.push_back(move);
  bool repeated = stands_for_the_third_time();
  if (repeated) positions_.back() = rules_->end_by_repetition(position(), sowing);
  settle_end();
  if (repeated) outcome_->why = EndReason::Repetition;
  return sowing;
}

Sowing Game::sowing_at(std::size_t ply) const {
  Sowing sowing;
  const Position after = rules_->play_recorded(positions_[ply], moves_[ply], sowing);
  if (after.over != positions_[ply + 1].over) rules_->end_by_repetition(after, sowing);
  return sowing;
}

void Game::resign(Side side) {
  assert(!over());
  const Board& board = position().board;
  outcome_ = Outcome{EndReason::Resigned, {board.stores[0], board.stores[1]}, opponent(side)};
}

bool Game::undo() {
  if (outcome_ && outcome_->why == EndReason::Resigned) {
    outcome_.reset();
    return true;
  }
  if (moves_.empty()) return false;
  moves_.pop_back();
  positions_.pop_back();
  outcome_.reset();
  return true;
}

// Only plies since the last seed was banked can be equal to the present one: banked seeds never come back.
bool Game::stands_for_the_third_time() const {
  const Position& now = position();
  if (now.over) return false;
  int times = 1;
  for (std::size_t i = positions_.size() - 1; i-- > 0;) {
    const Position& earlier = positions_[i];
    if (earlier.board.stores != now.board.stores) break;
    if (earlier.board == now.board && earlier.side == now.side && earlier.swap == now.swap) ++times;
  }
  return times >= 3;
}

void Game::settle_end() {
  if (!position().over) return;
  const Board& board = position().board;
  Outcome outcome{rules_->natural_end(), {board.stores[0], board.stores[1]}, std::nullopt};
  if (board.stores[0] != board.stores[1])
    outcome.winner = board.stores[0] > board.stores[1] ? Side::South : Side::North;
  outcome_ = outcome;
}

}  // namespace mancala
