// What the engine thinks of the game, asked in the background through the thinker: a hint for the position on the board,
// the worth of the legal moves, and how the whole game went. It keeps what it has heard as long as the positions stand.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/search.h"
#include "shell/session.h"

namespace mancala {

// How the game stood after a move.
struct CurvePoint {
  Moment moment;
  std::optional<int> margin;  // South's lead at the end as the engine expects it, in seeds; nothing: not known (yet)
  std::optional<int> lost;    // what the move that led there gave away, in seeds
};

// Those that gave away most, the worst first; at most eight.
std::vector<CurvePoint> worst_moves(std::vector<CurvePoint> curve);

class Advisor {
 public:
  enum class HintState { None, Wanted, Known };

  void want_hint() { hint_state_ = HintState::Wanted, hint_.reset(); }
  void forget_hint() { hint_state_ = HintState::None, hint_.reset(); }
  HintState hint_state() const { return hint_state_; }
  const std::optional<Move>& hint() const { return hint_; }

  struct Wanted {
    Moment shown;
    bool worth = false;  // of the moves there
    bool curve = false;  // of its whole round
  };
  // The next question, in a line of the protocol, or nothing: first the hint, then the moves at the shown position, then
  // the round's positions in their order. `number` is what its answer will carry.
  std::optional<std::string> next_question(const Session& session, const Wanted& wanted, int number);
  // Whether there is one.
  bool has_question(const Session& session, const Wanted& wanted) const;
  bool waits() const { return asked_.has_value(); }
  // True when the line answers the question; false for any other line.
  bool hear(const Session& session, const std::string& line);
  void interrupt() { asked_.reset(); }  // the question will be asked again

  // The worth of each legal move to the side to move, in seeds at the end; null while not known.
  const std::vector<MoveValue>* values(const Session& session, Moment moment) const;
  // A round's points, its start first.
  std::vector<CurvePoint> curve(const Session& session, std::size_t round) const;

 private:
  struct Asked { int number = 0; bool hint = false; Moment moment; };
  struct Known { Position position; std::vector<MoveValue> values; };

  std::optional<Moment> next_moment(const Session& session, const Wanted& wanted) const;
  bool can_be_asked(const Session& session, Moment moment) const;

  HintState hint_state_ = HintState::None;
  std::optional<Move> hint_;
  std::optional<Asked> asked_;
  std::map<std::pair<std::size_t, std::size_t>, Known> known_;  // by round and ply; true only while its position stands there
};

}  // namespace mancala
