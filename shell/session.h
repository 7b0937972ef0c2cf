// The match being played: its rounds, seats, undo and redo. `dispatch` is the only door through which a game changes.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/match.h"
#include "engine/parsed.h"
#include "shell/action.h"

namespace mancala {

enum class Change { None, Played, Undone, Redone, Resigned, NewRound, NewSeats, NewGame };

// The last move played through the door, for animation and words. Cleared by every other change.
struct Played {
  Position before;
  Position after;
  Move move;
  Side side = Side::South;
  Sowing sowing;
};

// Whom a link is for: anybody, who plays it with seats of their own, or the friend at the other end of this game.
enum class LinkFor { Anybody, Friend };

// One line of the history: a move, and where it stands.
struct MoveRow {
  Moment moment;             // the position after it
  int turn = 1;              // counted within the round, from 1: both sides' turns share a number
  bool begins_turn = false;  // not a bonus move
  Side side = Side::South;
  Move move;
  std::string text;          // `C`, `pass`, `swap`
};

class Session {
 public:
  explicit Session(const Ruleset& ruleset, Seats seats = {Seat{0}, Seat{1}});

  // Actions that are not about a game change nothing (Change::None). An error says what is not allowed or where the
  // text is wrong; the game is then as it was.
  Parsed<Change> dispatch(const Action& action);

  const Ruleset& ruleset() const { return round().rules().ruleset(); }
  const Game& round() const { return rounds_.back(); }              // the one being played
  const std::vector<Game>& rounds() const { return rounds_; }
  const Position& position() const { return round().position(); }
  const Position& position_at(Moment moment) const;                 // precondition: it exists
  bool has(Moment moment) const;
  Moment now() const;                                               // the newest moment
  Side mover() const { return position().side; }
  // Who would give up: the person to move, or the only person while the engine thinks.
  Side resigning_side() const { return only_person().value_or(mover()); }

  // Seats change places when North takes the swap of the pie rule.
  Seat seat(Side side) const;
  // Somebody plays who does not sit at this board: the engine, or a friend elsewhere.
  bool has_other_player() const { return !seat(Side::South).is_person() || !seat(Side::North).is_person(); }
  bool has_friend() const { return seat(Side::South).is_friend() || seat(Side::North).is_friend(); }
  bool persons_turn() const;   // a person at this board is to move
  bool engines_turn() const;
  bool friends_turn() const;
  // The side of the only person; nothing when two persons or none play.
  std::optional<Side> only_person() const;

  bool at_start() const;       // nothing was played since the game's own first position
  bool over() const { return round().over(); }       // the round is over
  bool has_next_round() const;
  bool match_over() const;                           // nothing more can be played: single game, match won, or resigned
  std::optional<Side> winner() const;                // of the match, or of the game where there are no matches
  std::array<int, 2> rounds_won() const;             // finished rounds with more seeds, those before a link or a record began included
  bool can_undo() const;
  bool can_redo() const { return !undone_.empty(); }

  const std::optional<Played>& last_played() const { return last_; }
  std::optional<Move> last_move() const;             // of the current round, however it came about
  Played preview(Move move) const;                   // precondition: legal now
  Played played_at(Moment moment) const;             // the move that led there; precondition: it exists, and its ply is not 0
  std::vector<MoveRow> move_list() const;

  // A saved game: header lines, then records (NOTATION.md), undone moves included. Reading gives the same session.
  std::string save() const;
  static Parsed<Session> restore(std::string_view text);
  std::string records() const;                       // what is on the board, as records alone
  // `?start=…&moves=…` of the current round, with `won=1-0`, the rounds that were won before it.
  std::string link(LinkFor reader = LinkFor::Anybody) const;

 private:
  struct UndoneMove { Move move; };
  struct UndoneResignation { Side side; };
  struct UndoneRound {};
  using Undone = std::variant<UndoneMove, UndoneResignation, UndoneRound>;

  Session(std::vector<Game> rounds, Seats seats)
      : rounds_(std::move(rounds)), seats_(fitting(seats, rounds_.front().rules().ruleset())) {}
  Parsed<Change> play(Move move);
  Parsed<Change> resign(Side side);
  Parsed<Change> begin_next_round();
  Parsed<Change> load(std::string_view text);
  Change undo();
  Change redo();
  bool step_back();
  bool step_forward();
  bool is_persons_choice() const;  // where undo and redo come to rest
  Seat seat_at(const Position& position, Side side) const;
  std::array<int, 2> won_in(std::size_t rounds) const;  // the first so many of `rounds_`, and before them
  friend class SessionReader;

  std::vector<Game> rounds_;       // never empty
  std::array<int, 2> won_before_{};  // rounds that were played elsewhere, before the first of them
  Seats seats_;                    // as they were before any swap
  std::vector<Undone> undone_;     // the next to be redone stands last
  std::optional<Played> last_;
};

}  // namespace mancala
