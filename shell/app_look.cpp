// What is looked at: earlier positions, the open panel, the pit that keys and fingers speak about.
#include <algorithm>
#include <cstdlib>

#include "shell/app_model.h"
#include "shell/commands.h"

namespace mancala {

std::string signed_number(int value) {
  return value > 0 ? "+" + std::to_string(value) : value < 0 ? "−" + std::to_string(-value) : "0";
}

bool AppModel::dispatch_look(const Action& action) {
  if (const auto* wanted = std::get_if<wish::JumpTo>(&action)) {
    editor_.reset();
    look_at(wanted->moment.value_or(session_.now()));
  } else if (std::holds_alternative<wish::FinishAnimation>(action)) {
    finish_animation();
  } else if (const auto* analysis = std::get_if<wish::SetAnalysis>(&action)) {
    view_.analysis = analysis->on && may_advise();
  } else if (const auto* panel = std::get_if<wish::OpenPanel>(&action)) {
    view_.panel = panel->panel;
    if (view_.panel == Panel::NewGame) stage_what_is_played();
    if (view_.panel != Panel::None) editor_.reset();
    view_.row.clear();
    view_.history_scroll = 0;
  } else if (const auto* focus = std::get_if<wish::FocusPit>(&action)) {
    const bool exists = focus->pit && *focus->pit < session_.ruleset().ring();
    view_.focus = exists ? focus->pit : std::nullopt;
    if (editor_) editor_->end_typing();
  } else if (const auto* point = std::get_if<wish::PointAt>(&action)) {
    const bool exists = point->pit && *point->pit < session_.ruleset().ring();
    view_.pointed = exists ? point->pit : std::nullopt;
  } else if (const auto* step = std::get_if<wish::MoveFocus>(&action)) {
    move_focus(step->columns, step->rows);
    if (editor_) editor_->end_typing();
  } else if (std::holds_alternative<wish::Teach>(action)) {
    teaching_ = true;
  } else if (const auto* scroll = std::get_if<wish::ScrollHistory>(&action)) {
    view_.history_scroll += scroll->lines;
  } else {
    return false;
  }
  return true;
}

// A step on or back is shown as it was played; a longer way is taken at once.
void AppModel::look_at(Moment moment) {
  finish_animation();
  if (!session_.has(moment)) return;
  const Moment newest = session_.now(), from = viewed_.value_or(newest);
  viewed_ = moment == newest ? std::nullopt : std::optional(moment);
  view_.history_scroll = 0;
  const bool on = moment == Moment{from.round, from.ply + 1}, back = from == Moment{moment.round, moment.ply + 1};
  if (on || back) animate(session_.played_at(on ? moment : from), back);
  if (on) say(announcer().narrate(session_.played_at(moment)) + " " + strings_.text("say.status", {{"status", status()}}));
  else say(status());
}

// Keys go by the screen: on a standing board right leads from North's column to South's, and up along South's row.
void AppModel::move_focus(int columns, int rows) {
  if (view_.panel != Panel::None) {
    view_.row = next_row(commands(*this), view_.panel, view_.row, columns, rows);
    return;
  }
  const int along = layout_.portrait ? -rows : columns;
  const int across = layout_.portrait ? columns : rows;
  if (!view_.focus) {
    const Side row = session_.mover();
    view_.focus = layout_.pit_at(0, row == Side::South ? 1 : 0);
    return;
  }
  const int column = std::clamp(layout_.column(*view_.focus) + along, 0, layout_.pits - 1);
  const int row = std::clamp(layout_.row(*view_.focus) + across, 0, 1);
  view_.focus = layout_.pit_at(column, row);
}

bool AppModel::may_play(Move move) const {
  return !viewed_ && !editor_ && session_.persons_turn() && session_.round().legal_moves().has(move);
}

std::string AppModel::forecast(Pit pit) const {
  if (!settings_.preview || !may_play(Move{pit})) return {};
  return announcer().forecast(forecast_of(session_.preview(Move{pit})));
}

const Position& AppModel::shown_position() const {
  if (editor_) return editor_->position();
  return viewed_ ? session_.position_at(*viewed_) : session_.position();
}

std::optional<Move> AppModel::hint() const { return viewed_ ? std::nullopt : advisor_.hint(); }

std::string AppModel::hint_told() const {
  if (viewed_ || advisor_.hint_state() == Advisor::HintState::None) return {};
  if (advisor_.hint_state() == Advisor::HintState::Wanted) return strings_.text("hint.wanted");
  const std::optional<Move> move = advisor_.hint();
  if (!move) return strings_.text("hint.none");
  if (!move->is_pit()) return strings_.text("hint.move", {{"move", announcer().move(*move)}});
  const std::string pit = announcer().move(*move);
  const Forecast forecast = forecast_of(session_.preview(*move));
  if (const std::string gains = announcer().gain(forecast); !gains.empty()) return strings_.text("hint.gains", {{"pit", pit}, {"gains", gains}});
  return strings_.text("hint.pit", {{"pit", pit}, {"forecast", announcer().forecast(forecast)}});
}

const std::vector<MoveValue>* AppModel::worth() const {
  if (!view_.analysis || editor_ || !may_advise()) return nullptr;
  const auto* values = advisor_.values(session_, viewed_.value_or(session_.now()));
  return values && !values->empty() ? values : nullptr;
}

std::string AppModel::worth(Move move) const {
  if (const auto* values = worth())
    for (const MoveValue& value : *values)
      if (value.move == move) return signed_number(value.value);
  return {};
}

std::string AppModel::status(std::optional<Side> reader) const {
  if (!notice_.empty()) return notice_;
  if (editor_) return edit_told();
  if (const std::string told = hint_told(); !told.empty()) return told;
  if (!viewed_ && paused_ && session_.engines_turn()) return strings_.text("status.paused");
  if (!viewed_) {
    const std::string now = announcer().status(reader ? reader : session_.only_person());
    if (!proof_ || proof_->after != session_.now() || session_.over()) return now;
    return strings_.text("status.joined", {{"first", now}, {"second", strings_.text(proof_->proved ? "status.proved" : "status.unproved")}});
  }
  return strings_.text("status.viewing", {{"move", static_cast<int>(viewed_->ply)},
                                          {"moves", static_cast<int>(session_.rounds()[viewed_->round].moves().size())}});
}

std::string AppModel::seen_status(std::optional<Side> reader) const {
  if (!animation_ || viewed_ || !notice_.empty()) return status(reader);
  return strings_.text(animation_side_ == Side::South ? "status.sowing.south" : "status.sowing.north");
}

bool AppModel::teaches() const {
  return teaching_ && session_.at_start() && advisor_.hint_state() == Advisor::HintState::None && !viewed_ && !editor_ && !animation_ && notice_.empty() && view_.panel == Panel::None && !taking_picture_ && session_.persons_turn() && !session_.over();
}

std::optional<Pit> AppModel::taught_pit() const {
  if (!teaches()) return std::nullopt;
  std::optional<Pit> best;
  const auto from_middle = [&](Pit pit) { return std::abs(2 * layout_.column(pit) - layout_.pits + 1); };
  for (const Move move : session_.round().legal_moves())
    if (move.is_pit() && (!best || from_middle(move.pit()) < from_middle(*best))) best = move.pit();
  return best;
}

std::string AppModel::last_move_told() const {
  const Moment moment = viewed_.value_or(session_.now());
  return moment.ply == 0 ? std::string() : announcer().narrate(session_.played_at(moment));
}

std::optional<AppModel::LastMove> AppModel::last_move() const {
  if (editor_) return std::nullopt;
  const Moment moment = viewed_.value_or(session_.now());
  if (moment.ply == 0) return std::nullopt;
  const Game& game = session_.rounds()[moment.round];
  const Position& before = game.position_at(moment.ply - 1);
  const Position& after = game.position_at(moment.ply);
  LastMove last{game.moves()[moment.ply - 1], before.side, 0};
  for (int pit = 0; pit < session_.ruleset().ring(); ++pit)
    if (before.board.pits[pit] != after.board.pits[pit]) last.changed |= PitSet{1} << pit;
  return last;
}

}  // namespace mancala
