#include "shell/app_model.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/notation.h"
#include "shell/board_svg.h"
#include "shell/commands.h"
#include "shell/languages.h"
#include "shell/link.h"
#include "shell/unreadable.h"

namespace mancala {
namespace {

constexpr float kPictureLength = 1200, kPictureBreadth = 560;  // of a saved drawing, in pixels

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
  system_language_ = language_for(texts.languages).code;
  const auto refuse = [&](const char* what, const ParseError& error) { refused.push_back(std::string(what) + ": " + error.sentence() + "."); };
  if (texts.more_contrast) first_.theme = "contrast";
  if (texts.silent) first_.volume = Volume::Off;
  kept_ = first_;
  teaching_ = texts.first_start;
  if (!texts.settings.empty()) {
    const auto settings = parse_settings(texts.settings);
    if (settings) kept_ = *settings;
    else refuse("stored settings", settings.error());
  }
  if (texts.silent) kept_.volume = Volume::Off;  // whatever an earlier visit chose
  use(kept_);
  address_ = texts.address;
  if (!texts.setup.empty()) {
    const auto staged = parse_staged(texts.setup);
    if (staged) view_.staged = *staged;
    else refuse("stored choice of a game", staged.error());
  }
  session_ = Session(view_.staged.ruleset, view_.staged.seats);
  // A link that names no game says how the stored one is to be shown.
  const bool only_options = looks_like_link(texts.argument) && !Link(texts.argument).names_game();
  bool begun = false;
  if (!texts.argument.empty() && !only_options) {
    const auto wrong = load_text(texts.argument);
    begun = !wrong;
    if (wrong) {
      refuse("start", *wrong);
      view_.panel = Panel::NewGame;  // with the sentence in the status line: a way on
    }
  }
  if (!begun && !texts.game.empty()) {
    auto session = Session::restore(texts.game);
    if (session) session_ = std::move(*session);
    else refuse("stored game", session.error());
  }
  if (only_options) {
    const Link link(texts.argument);
    const auto settings = with_link(settings_, link);
    const auto seats = with_link(Seats{session_.seat(Side::South), session_.seat(Side::North)}, link, &session_.ruleset());
    if (settings && seats) {
      use(*settings);
      for (const Side side : {Side::South, Side::North}) session_.dispatch(wish::SetSeat{side, (*seats)[index_of(side)]});
    } else {
      const ParseError& error = settings ? seats.error() : settings.error();
      refuse("start", error);
      notice_ = unreadable(strings_, texts.argument, error);
    }
  }
  told_over_ = session_.over();
  told_turn_ = session_.mover();
  if (view_.panel == Panel::NewGame) stage_what_is_played();
  touch();
  return refused;
}

void AppModel::set_canvas(const Canvas& canvas) {
  canvas_ = canvas;
  touch();
}

void AppModel::use(const Settings& settings) {
  settings_ = settings;
  use_language();
}

bool AppModel::speaks(std::string_view language) const { return fetches_languages_ || Strings::is_compiled_in(language); }

// Until a language's texts have come, those of the language before stay.
void AppModel::use_language() {
  const std::string& wanted = settings_.language.empty() ? system_language_ : settings_.language;
  if (strings_.language() == wanted) return;
  if (Strings::is_compiled_in(wanted)) strings_ = Strings::of_language(wanted);
  else if (const auto known = fetched_.find(wanted); known != fetched_.end()) strings_ = known->second;
  else if (fetches_languages_) events_.language = wanted;
}

bool AppModel::take_language(std::string_view language, std::string_view po) {
  auto strings = Strings::from_po(po);
  if (!strings || strings->language() != language) return false;
  strings->fall_back_on(Strings::of_language("en"));
  fetched_.insert_or_assign(std::string(language), std::move(*strings));
  use_language();
  touch();
  return true;
}

// All of a link is taken or nothing.
std::optional<ParseError> AppModel::load_text(const std::string& text) {
  auto settings = Parsed<Settings>(settings_);
  if (looks_like_link(text)) settings = with_link(settings_, Link(text));
  const auto change = settings ? session_.dispatch(wish::LoadText{text}) : Parsed<Change>(settings.error());
  if (change) {
    use(*settings);
    return std::nullopt;
  }
  notice_ = unreadable(strings_, text, change.error());
  return change.error();
}

void AppModel::set_handouts(Handouts possible) {
  handouts_ = possible;
  touch();
}

void AppModel::show_panel_elsewhere(bool elsewhere) {
  if (panel_elsewhere_ == elsewhere) return;
  panel_elsewhere_ = elsewhere;
  touch();
}

void AppModel::take_picture(bool taking) {
  if (taking) finish_animation();
  taking_picture_ = taking;
  touch();
}

const Theme& AppModel::theme() const {
  const Theme* chosen = settings_.theme.empty() ? nullptr : find_theme(settings_.theme);
  const Theme& theme = chosen ? *chosen : theme_of(session_.ruleset().id);
  return light_surroundings() ? in_daylight(theme) : theme;
}

bool AppModel::light_surroundings() const {
  return settings_.surroundings == Surroundings::Light || (settings_.surroundings == Surroundings::Auto && system_light_);
}

std::string AppModel::link() const {
  return address_ + session_.link(session_.has_friend() ? LinkFor::Friend : LinkFor::Anybody);
}

void AppModel::set_system_reduces_motion(bool reduces) { system_reduces_motion_ = reduces; }

void AppModel::set_system_light(bool light) {
  system_light_ = light;
  touch();
}

void AppModel::offer_setup(bool offered) {
  offers_setup_ = offered;
  touch();
}

bool AppModel::reduced_motion() const {
  return settings_.motion == Motion::Reduced || (settings_.motion == Motion::AsSystem && system_reduces_motion_);
}

Parsed<Change> AppModel::dispatch(const Action& action) {
  if (const auto* wanted = std::get_if<wish::HandOut>(&action)) {
    hand_out(wanted->what);
    return Change::None;
  }
  if (dispatch_look(action) || dispatch_stage(action) || dispatch_settings(action) || dispatch_edit(action)) {
    touch();
    return Change::None;
  }
  if (const auto* pause = std::get_if<wish::Pause>(&action)) {
    paused_ = pause->on;
    stop_thinking();
    touch();
    return Change::None;
  }
  if (std::holds_alternative<wish::Hint>(action)) {
    notice_.clear();
    if (advisor_.hint_state() == Advisor::HintState::None && may_advise() && session_.persons_turn() && !viewed_ && !editor_) {
      advisor_.want_hint();
      // It is shown on the board: a sheet that lies over that makes way.
      if (view_.panel != Panel::History && view_.panel != Panel::Curve) view_.panel = Panel::None;
    } else {
      advisor_.forget_hint();
    }
    if (!question_) stop_thinking();  // a hint comes before what else was asked
    say(status());
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
  if (std::holds_alternative<wish::PlayEdited>(action)) {
    if (!editor_ || !editor_->problem(strings_).empty()) return Change::None;
    return settled(session_.dispatch(wish::LoadText{editor_->text()}));
  }
  if (const auto* wanted = std::get_if<wish::LoadText>(&action)) {
    if (const auto wrong = load_text(wanted->text)) {
      say(notice_);
      touch();
      return *wrong;
    }
    view_.panel = Panel::None;
    return settled(Change::NewGame);
  }
  return settled(session_.dispatch(action));
}

Parsed<Change> AppModel::settled(Parsed<Change> change) {
  if (view_.panel == Panel::Resign) view_.panel = Panel::None;
  if (change && *change != Change::None) after_change(*change);
  return change;
}

void AppModel::after_change(Change change) {
  stop_thinking();
  engine_failed_ = false;
  advisor_.forget_hint();
  editor_.reset();
  notice_.clear();
  if (change != Change::Played) proof_.reset();
  still_since_.reset();
  view_.history_scroll = 0;
  if (change != Change::Played) viewed_.reset();  // the engine's move leaves who looks back alone
  if (view_.focus && *view_.focus >= session_.ruleset().ring()) view_.focus.reset();
  view_.pointed.reset();
  if (change == Change::Played) show_last_move();
  if (change == Change::Played && teaching_) {
    teaching_ = false;
    save("begun", "yes");
  }
  link_due_ = (change == Change::Played || change == Change::Resigned) && session_.has_friend() && !session_.persons_turn();
  tell_host(change);
  say(announcer().tell(change, settings_.told));
  save_game();
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

// The panel opens with the game on the board; what was chosen last counts where nothing was stored.
void AppModel::stage_what_is_played() { view_.staged = {session_.ruleset(), {session_.seat(Side::South), session_.seat(Side::North)}}; }

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
  staged.seats = fitting(staged.seats, staged.ruleset);
  save("setup", to_text(staged));
  return true;
}

bool AppModel::dispatch_settings(const Action& action) {
  Settings now = settings_;
  if (const auto* wanted = std::get_if<wish::Set>(&action)) {
    if (wanted->name == "language") {
      now.language = kept_.language = wanted->value;  // its texts may be fetched, though no row knows it
      notice_.clear();  // it is of another language
    } else {
      if (!set_by_name(now, wanted->name, wanted->value).empty()) return true;  // no row asks for that
      set_by_name(kept_, wanted->name, wanted->value);
    }
  } else if (std::holds_alternative<wish::ResetSettings>(action)) {
    now = reset(now, first_);
    kept_ = reset(kept_, first_);
  } else {
    return false;
  }
  use(now);
  save("settings", to_text(kept_));
  return true;
}

void AppModel::hand_out(Handout what) {
  if (!(handouts_ & set_of(what))) return;
  const Ruleset& ruleset = session_.ruleset();
  AppEvents::HandedOut out{what, {}, std::string(ruleset.id)};
  switch (what) {
    case Handout::CopyLink:
    case Handout::Send: out.text = link(); break;
    case Handout::CopyPosition: out.text = mancala::to_text(ruleset, shown_position()); break;
    case Handout::CopyGame: out.text = session_.records(); break;
    case Handout::SaveGame: out.text = session_.records(), out.name += ".mancala"; break;
    case Handout::SavePng: out.name += ".png"; break;
    case Handout::SaveSvg: {
      const bool stands = layout_.portrait;
      out.text = board_svg(ruleset, shown_position(), theme(), stands ? kPictureBreadth : kPictureLength, stands ? kPictureLength : kPictureBreadth);
      out.name += ".svg";
      break;
    }
    case Handout::OpenGame:
    case Handout::Paste: break;
  }
  events_.handouts.push_back(std::move(out));
}

void AppModel::handed_out(Handout what, bool done, std::string_view name) {
  notice_ = strings_.text(std::string(done ? "share.done." : "share.failed.") + std::string(mancala::to_text(what)), {{"name", name}});
  say(notice_);
  touch();
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

void AppModel::relayout() {
  Canvas canvas = canvas_;
  canvas.board_only = canvas.board_only || taking_picture_ || settings_.layout == Arrangement::BoardOnly;
  if (settings_.layout == Arrangement::Landscape) canvas.portrait = false;
  if (settings_.layout == Arrangement::Portrait) canvas.portrait = true;
  canvas.tabletop = settings_.layout == Arrangement::Tabletop;
  canvas.text_scale = 1 + 0.25f * static_cast<float>(settings_.text_size);
  canvas.letters = settings_.letters;
  canvas.panel_apart = !panel_elsewhere_ && !taking_picture_ && (view_.panel == Panel::History || view_.panel == Panel::Curve);
  layout_ = layout_board(canvas, session_.ruleset().pits, board_shape(session_.ruleset()));
}

void AppModel::touch() {
  relayout();
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
