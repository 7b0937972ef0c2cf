// Perfect play, at once: the move that keeps the exact value, from a book of openings while that reaches, and from then
// on proved within a second against a table of endgames that is kept from move to move.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/game.h"

namespace mancala {

struct PerfectMove {
  Move move;
  std::optional<int> margin;  // at the end, for the side to move; a book does not tell it
};

class PerfectPlayer {
 public:
  virtual ~PerfectPlayer() = default;
  virtual const Ruleset& ruleset() const = 0;
  // Its moves are read as far as a question wants them, and between questions. False when these bytes are no book of this game; what
  // it had stays. One that turns out to be damaged when it is read is dropped as a whole.
  virtual bool take_book(std::string_view bytes) = 0;
  virtual std::size_t book_size() const = 0;  // moves
  // A best move; nothing when it can be neither looked up nor proved in time, or when the work is stopped.
  // Precondition: the position is not over.
  virtual std::optional<PerfectMove> best(const Position& position, const std::function<bool()>& should_stop = {}) = 0;
  // Works a few hundredths of a second for questions to come; false when nothing is left to do.
  virtual bool work_ahead() = 0;
};

// Null for games that it is not made for (book.h: may_have_book).
std::unique_ptr<PerfectPlayer> make_perfect_player(const Ruleset& ruleset);

}  // namespace mancala
