#include "shell/app_model.h"

#include <algorithm>
#include <utility>

#include "shell/commands.h"

namespace mancala {
namespace {

const Ruleset& first_ruleset() { return rulesets().front(); }
Seats first_seats(bool has_engine) { return {Seat{0}, Seat{has_engine ? 1 : 0}}; }

}  // namespace

AppModel::AppModel(Thinker* thinker)
    : thinker_(thinker), strings_(Strings::of_language("en")), session_(first_ruleset(), first_seats(thinker != nullptr)) {
  view_.staged = {first_ruleset(), first_seats(thinker != nullptr)};
  canvas_.width = 1024;
  canvas_.height = 768;
  relayout();
}

std::vector<std::string> AppModel::start(const StartTexts& texts) {
  std::vector<std::string> refused;
  const auto refuse = [&](const char* what, const ParseError& error) { refused.push_back(std::string(what) + ": " + error.sentence() + "."); };
  if (!texts.settings.empty()) {
    const auto settings = parse_settings(texts.settings);
    if (settings) settings_ = *settings;
    else refuse("stored settings", settings.error());
    strings_ = Strings::of_language(settings_.language);
  }
  if (!texts.setup.empty()) {
    const auto staged = parse_staged(texts.setup);
    if (staged) view_.staged = *staged;
    else refuse("stored choice of a game", staged.error());
  }
  session_ = Session(view_.staged.ruleset, view_.staged.seats);
  bool begun = false;
  if (!texts.argument.empty()) {
    const auto change = session_.dispatch(wish::LoadText{texts.argument});
    begun = change.has_value();
    if (!begun) {
      refuse("start", change.error());
      notice_ = strings_.text("notice.unreadable", {{"reason", change.error().sentence()}});
    }
  }
  if (!begun && !texts.game.empty()) {
    auto session = Session::restore(texts.game);
    if (session) session_ = std::move(*session);
    else refuse("stored game", session.error());
  }
  told_over_ = session_.over();
  told_turn_ = session_.mover();
  relayout();
  touch();
  return refused;
}

void AppModel::set_canvas(const Canvas& canvas) {
  canvas_ = canvas;
  relayout();
  touch();
}

void AppModel::set_system_reduces_motion(bool reduces) { system_reduces_motion_ = reduces; }

void AppModel::offer_setup(bool offered) {
  offers_setup_ = offered;
  touch();
}

bool AppModel::reduced_motion() const {
  return settings_.motion == Motion::Reduced || (settings_.motion == Motion::AsSystem && system_reduces_motion_);
}

Parsed<Change> AppModel::dispatch(const Action& action) {
  if (dispatch_look(action) || dispatch_stage(action) || dispatch_settings(action)) {
    touch();
    return Change::None;
  }
  if (const auto* pause = std::get_if<wish::Pause>(&action)) {
    paused_ = pause->on;
    stop_thinking();
    touch();
    return Change::None;
  }
  return dispatch_game(action);
}

Parsed<Change> AppModel::dispatch_game(const Action& action) {
  finish_animation();
  if (const auto* wanted = std::get_if<wish::Play>(&action); wanted && !may_play(wanted->move)) {
    const bool waiting = session_.engines_turn() && !viewed_;
    return ParseError{0, "move", strings_.text(waiting ? "notice.engines-turn" : viewed_ ? "notice.viewing" : "notice.not-legal")};
  }
  if (std::holds_alternative<wish::StartStaged>(action)) {
    view_.panel = Panel::None;
    save("setup", to_text(view_.staged));
    return settled(session_.dispatch(wish::NewGame{view_.staged.ruleset, view_.staged.seats}));
  }
  auto change = session_.dispatch(action);
  if (!change && std::holds_alternative<wish::LoadText>(action)) {
    notice_ = strings_.text("notice.unreadable", {{"reason", change.error().sentence()}});
    say(notice_);
    touch();
  }
  return settled(std::move(change));
}

Parsed<Change> AppModel::settled(Parsed<Change> change) {
  if (change && *change != Change::None) after_change(*change);
  return change;
}

void AppModel::after_change(Change change) {
  stop_thinking();
  engine_failed_ = false;
  notice_.clear();
  still_since_.reset();
  view_.history_scroll = 0;
  if (change != Change::Played) viewed_.reset();  // the engine's move leaves who looks back alone
  if (view_.focus && *view_.focus >= session_.ruleset().ring()) view_.focus.reset();
  if (change == Change::Played) show_last_move();
  tell_host(change);
  say(announcer().tell(change));
  save_game();
  relayout();
  touch();
}

// A turn is told when the other side is on, and afresh after every change that is no move.
void AppModel::tell_host(Change change) {
  const bool played = change == Change::Played;
  if (played) events_.game.push_back(move_event(session_.ruleset(), *session_.last_played()));
  if (session_.over()) {
    if (!played || !told_over_) events_.game.push_back(over_event(session_));
  } else if (!played || told_over_ || told_turn_ != session_.mover()) {
    events_.game.push_back(turn_event(session_));
  }
  told_over_ = session_.over();
  told_turn_ = session_.mover();
}

bool AppModel::dispatch_look(const Action& action) {
  if (const auto* wanted = std::get_if<wish::JumpTo>(&action)) {
    finish_animation();
    const bool earlier = wanted->moment && session_.has(*wanted->moment) && *wanted->moment != session_.now();
    viewed_ = earlier ? wanted->moment : std::nullopt;
    say(status());
  } else if (std::holds_alternative<wish::FinishAnimation>(action)) {
    finish_animation();
  } else if (const auto* panel = std::get_if<wish::OpenPanel>(&action)) {
    view_.panel = panel->panel;
    view_.history_scroll = 0;
  } else if (const auto* focus = std::get_if<wish::FocusPit>(&action)) {
    const bool exists = focus->pit && *focus->pit < session_.ruleset().ring();
    view_.focus = exists ? focus->pit : std::nullopt;
  } else if (const auto* step = std::get_if<wish::MoveFocus>(&action)) {
    move_focus(step->columns, step->rows);
  } else if (const auto* scroll = std::get_if<wish::ScrollHistory>(&action)) {
    view_.history_scroll = std::max(0, view_.history_scroll + scroll->lines);
  } else {
    return false;
  }
  return true;
}

bool AppModel::dispatch_stage(const Action& action) {
  StagedGame& staged = view_.staged;
  if (const auto* game = std::get_if<wish::StageGame>(&action)) {
    if (const Ruleset* ruleset = find_ruleset(game->id)) staged.ruleset = *ruleset;
  } else if (const auto* pits = std::get_if<wish::StagePits>(&action)) {
    staged.ruleset.pits = std::clamp(pits->pits, 1, kMaxPits);
    if (staged.ruleset.seeds_as_pits) staged.ruleset.seeds = staged.ruleset.pits;
  } else if (const auto* seeds = std::get_if<wish::StageSeeds>(&action)) {
    staged.ruleset.seeds = std::clamp(seeds->seeds, 1, kMaxSeeds);
  } else if (const auto* option = std::get_if<wish::StageOption>(&action)) {
    if (staged.ruleset.options & option->option) set_option(staged.ruleset, option->option, option->on);
  } else if (const auto* seat = std::get_if<wish::StageSeat>(&action)) {
    staged.seats[index_of(seat->side)] = seat->seat;
  } else {
    return false;
  }
  save("setup", to_text(staged));
  return true;
}

bool AppModel::dispatch_settings(const Action& action) {
  if (const auto* speed = std::get_if<wish::SetSpeed>(&action)) settings_.speed = speed->speed;
  else if (const auto* numerals = std::get_if<wish::SetNumerals>(&action)) settings_.numerals = numerals->numerals;
  else if (const auto* motion = std::get_if<wish::SetMotion>(&action)) settings_.motion = motion->motion;
  else if (const auto* language = std::get_if<wish::SetLanguage>(&action)) {
    settings_.language = language->language;
    strings_ = Strings::of_language(settings_.language);
  } else {
    return false;
  }
  save("settings", to_text(settings_));
  return true;
}

bool AppModel::run(std::string_view command_id) {
  const auto table = commands(*this);
  const Command* command = find_command(table, command_id);
  return command && command->enabled && dispatch(command->action).has_value();
}

bool AppModel::press(std::string_view key) {
  const auto table = commands(*this);
  const Command* command = find_shortcut(table, key);
  return command && dispatch(command->action).has_value();
}

// Keys go by the screen: on a standing board right leads from North's column to South's, and up along South's row.
void AppModel::move_focus(int columns, int rows) {
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
  return !viewed_ && session_.persons_turn() && session_.round().legal_moves().has(move);
}

const Position& AppModel::shown_position() const {
  return viewed_ ? session_.position_at(*viewed_) : session_.position();
}

std::string AppModel::status() const {
  if (!notice_.empty()) return notice_;
  if (!viewed_ && paused_ && session_.engines_turn()) return strings_.text("status.paused");
  if (!viewed_) return announcer().status();
  return strings_.text("status.viewing", {{"move", static_cast<int>(viewed_->ply)},
                                          {"moves", static_cast<int>(session_.rounds()[viewed_->round].moves().size())}});
}

std::optional<AppModel::LastMove> AppModel::last_move() const {
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

void AppModel::relayout() { layout_ = layout_board(canvas_, session_.ruleset().pits, board_shape(session_.ruleset())); }

void AppModel::touch() {
  ++revision_;
  events_.state_changed = true;
}

void AppModel::save(std::string_view key, std::string text) {
  for (AppEvents::Saved& saved : events_.saves) {
    if (saved.key != key) continue;
    saved.value = std::move(text);
    return;
  }
  events_.saves.push_back({std::string(key), std::move(text)});
}

void AppModel::say(std::string text) {
  if (!text.empty()) events_.announcements.push_back(std::move(text));
}

AppEvents AppModel::take_events() { return std::exchange(events_, {}); }

}  // namespace mancala
