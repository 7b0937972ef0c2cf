#include "shell/session.h"

#include "engine/notation.h"

namespace mancala {
namespace {

ParseError not_allowed(std::string field, std::string reason) { return ParseError{0, std::move(field), std::move(reason)}; }

bool resigned(const Game& game) { return game.outcome() && game.outcome()->why == EndReason::Resigned; }

}  // namespace

Session::Session(const Ruleset& ruleset, Seats seats) : seats_(fitting(seats, ruleset)) {
  rounds_.emplace_back(std::make_shared<const Rules>(ruleset));
}

Parsed<Change> Session::dispatch(const Action& action) {
  if (const auto* wanted = std::get_if<wish::Play>(&action)) return play(wanted->move);
  if (std::holds_alternative<wish::Undo>(action)) return undo();
  if (std::holds_alternative<wish::Redo>(action)) return redo();
  if (const auto* wanted = std::get_if<wish::Resign>(&action)) return resign(wanted->side);
  if (std::holds_alternative<wish::NextRound>(action)) return begin_next_round();
  if (const auto* wanted = std::get_if<wish::LoadText>(&action)) return load(wanted->text);
  if (const auto* wanted = std::get_if<wish::NewGame>(&action)) {
    *this = Session(wanted->ruleset, wanted->seats);
    return Change::NewGame;
  }
  if (const auto* wanted = std::get_if<wish::SetSeat>(&action)) {
    const bool swapped = position().swap == SwapState::Taken;
    seats_[index_of(swapped ? opponent(wanted->side) : wanted->side)] = wanted->seat;
    seats_ = fitting(seats_, ruleset());
    return Change::NewSeats;
  }
  return Change::None;
}

Parsed<Change> Session::play(Move move) {
  if (!round().legal_moves().has(move))
    return not_allowed("move", to_text(move, ruleset().pits) + (over() ? " cannot be played: the game is over" : " is not a legal move here"));
  Played played;
  played.before = position();
  played.move = move;
  played.side = mover();
  played.sowing = rounds_.back().play(move);
  played.after = position();
  last_ = std::move(played);
  undone_.clear();
  return Change::Played;
}

Parsed<Change> Session::resign(Side side) {
  if (over()) return not_allowed("resign", "the game is over");
  rounds_.back().resign(side);
  undone_.clear();
  last_.reset();
  return Change::Resigned;
}

Parsed<Change> Session::begin_next_round() {
  if (!has_next_round()) return not_allowed("next round", "there is no next round to begin");
  const auto start = next_round(ruleset(), position());
  rounds_.emplace_back(round().shared_rules(), *start);
  undone_.clear();
  last_.reset();
  return Change::NewRound;
}

bool Session::step_back() {
  Game& game = rounds_.back();
  if (resigned(game)) {
    undone_.push_back(UndoneResignation{opponent(game.outcome()->winner.value_or(Side::North))});
    game.undo();
  } else if (!game.moves().empty()) {
    undone_.push_back(UndoneMove{game.moves().back()});
    game.undo();
  } else if (rounds_.size() > 1) {
    undone_.push_back(UndoneRound{});
    rounds_.pop_back();
  } else {
    return false;
  }
  return true;
}

bool Session::step_forward() {
  if (undone_.empty()) return false;
  const Undone next = undone_.back();
  undone_.pop_back();
  if (const auto* moved = std::get_if<UndoneMove>(&next)) {
    rounds_.back().play(moved->move);
  } else if (const auto* gave_up = std::get_if<UndoneResignation>(&next)) {
    rounds_.back().resign(gave_up->side);
  } else {
    rounds_.emplace_back(round().shared_rules(), *next_round(ruleset(), position()));
  }
  return true;
}

bool Session::is_persons_choice() const {
  if (!has_other_player()) return true;
  return over() ? has_next_round() : persons_turn();
}

Change Session::undo() {
  if (!can_undo()) return Change::None;
  while (step_back() && !is_persons_choice()) {}
  last_.reset();
  return Change::Undone;
}

Change Session::redo() {
  if (!can_redo()) return Change::None;
  while (step_forward() && !undone_.empty() && !is_persons_choice()) {}
  last_.reset();
  return Change::Redone;
}

bool Session::can_undo() const {
  const Moment newest = now();
  if (!has_other_player()) return newest.round > 0 || newest.ply > 0 || resigned(round());
  const auto is_choice = [&](const Position& earlier) { return seat_at(earlier, earlier.side).is_person(); };
  if (resigned(round()) && is_choice(position())) return true;
  // Between two rounds there is always the choice to go on.
  if (newest.round > 0) return true;
  for (std::size_t ply = newest.ply; ply-- > 0;)
    if (is_choice(round().position_at(ply))) return true;
  return false;
}

const Position& Session::position_at(Moment moment) const { return rounds_[moment.round].position_at(moment.ply); }

bool Session::has(Moment moment) const {
  return moment.round < rounds_.size() && moment.ply <= rounds_[moment.round].moves().size();
}

Moment Session::now() const { return {rounds_.size() - 1, round().moves().size()}; }

Seat Session::seat_at(const Position& position, Side side) const {
  const bool swapped = position.swap == SwapState::Taken;
  return seats_[index_of(swapped ? opponent(side) : side)];
}

Seat Session::seat(Side side) const { return seat_at(position(), side); }
bool Session::at_start() const { return rounds_.size() == 1 && round().moves().empty() && round().start() == round().rules().start(); }
bool Session::persons_turn() const { return !over() && seat(mover()).is_person(); }
bool Session::engines_turn() const { return !over() && seat(mover()).is_engine(); }
bool Session::friends_turn() const { return !over() && seat(mover()).is_friend(); }

std::optional<Side> Session::only_person() const {
  const bool south = seat(Side::South).is_person();
  if (south == seat(Side::North).is_person()) return std::nullopt;
  return south ? Side::South : Side::North;
}

bool Session::has_next_round() const {
  return over() && !resigned(round()) && has_rounds(ruleset()) && next_round(ruleset(), position()).has_value();
}

bool Session::match_over() const { return over() && !has_next_round(); }

std::optional<Side> Session::winner() const {
  if (!match_over()) return std::nullopt;
  if (position().match_winner && !resigned(round())) return position().match_winner;
  return round().outcome()->winner;
}

std::array<int, 2> Session::won_in(std::size_t rounds) const {
  std::array<int, 2> won = won_before_;
  for (std::size_t i = 0; i < rounds; ++i)
    if (const Game& game = rounds_[i]; game.over() && game.outcome()->winner) ++won[index_of(*game.outcome()->winner)];
  return won;
}

std::array<int, 2> Session::rounds_won() const { return won_in(rounds_.size()); }

std::optional<Move> Session::last_move() const {
  if (round().moves().empty()) return std::nullopt;
  return round().moves().back();
}

Played Session::preview(Move move) const {
  Played played;
  played.before = position();
  played.move = move;
  played.side = mover();
  played.after = round().rules().play_recorded(position(), move, played.sowing);
  return played;
}

Played Session::played_at(Moment moment) const {
  const Game& game = rounds_[moment.round];
  const std::size_t ply = moment.ply - 1;
  const Position& before = game.position_at(ply);
  return {before, game.position_at(moment.ply), game.moves()[ply], before.side, game.sowing_at(ply)};
}

std::vector<MoveRow> Session::move_list() const {
  std::vector<MoveRow> rows;
  for (std::size_t index = 0; index < rounds_.size(); ++index) {
    const Game& game = rounds_[index];
    int turn = 0;
    for (std::size_t ply = 0; ply < game.moves().size(); ++ply) {
      MoveRow row;
      row.moment = {index, ply + 1};
      row.side = game.position_at(ply).side;
      row.move = game.moves()[ply];
      row.begins_turn = ply == 0 || game.position_at(ply - 1).side != row.side;
      if (row.begins_turn && (row.side == Side::South || turn == 0)) ++turn;
      row.turn = turn;
      row.text = to_text(row.move, ruleset().pits);
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

}  // namespace mancala
