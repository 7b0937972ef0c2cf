#include "shell/commands.h"

#include <algorithm>
#include <array>

#include "engine/notation.h"
#include "shell/app_model.h"
#include "shell/languages.h"

namespace mancala {
namespace {

constexpr std::array<OptionBit, 4> kOptions{kOptionEmptyCapture, kOptionEnd, kOptionLeftovers, kOptionPie};
constexpr std::array<Side, 2> kSides{Side::South, Side::North};

std::string_view side_name(Side side) { return side == Side::South ? "south" : "north"; }
std::string seat_name(Seat seat) { return seat.is_person() ? "person" : seat.is_perfect() ? "perfect" : seat.is_friend() ? "friend" : "level" + std::to_string(seat.level); }

std::vector<Seat> all_seats(const Ruleset& ruleset) {
  std::vector<Seat> seats;
  for (int level = 0; level <= kLevels; ++level) seats.push_back({level});
  if (offers_perfect(ruleset)) seats.push_back(kPerfect);
  seats.push_back(kFriend);
  return seats;
}
Checked checked(bool on) { return on ? Checked::On : Checked::Off; }

// Fills the table group by group.
class Table {
 public:
  explicit Table(const AppModel& model) : model_(model), session_(model.session()) {}

  std::vector<Command> build() {
    add_pits();
    add_game();
    add_panels();
    add_languages();
    add_history();
    add_lost();
    add_share();
    add_focus();
    add_lesson();
    add_edit();
    add_setup();
    add_seats();
    add_settings();
    aim_at_row();
    return std::move(rows_);
  }

 private:
  std::string text(std::string_view key, TextArgs args = {}) const { return model_.strings().text(key, args); }

  Command& add(std::string id, std::string_view group, std::string label, bool enabled, Action action, std::string shortcut = {}) {
    rows_.push_back({std::move(id), std::string(group), std::move(label), std::move(shortcut), enabled, Checked::NoChoice, std::move(action)});
    return rows_.back();
  }

  // One value of a setting: the one in force is checked.
  void choose(std::string_view name, std::string_view value, bool in_force) {
    const std::string id = std::string(name) + "." + std::string(value);
    add(id, name, text(id), true, wish::Set{std::string(name), std::string(value)}).checked = checked(in_force);
  }

  void add_pits() {
    const int pits = session_.ruleset().pits;
    for (int i = 0; i < 2 * pits; ++i) {
      const auto pit = static_cast<Pit>(i);
      const Move move{pit};
      add(std::string("play.") + pit_letter(pit, pits), "play", model_.announcer().pit(model_.shown_position(), pit),
          model_.may_play(move), wish::Play{move}, digit_of(pit));
    }
    add("pass", "play", text("command.pass"), model_.may_play(kPass), wish::Play{kPass}, "P");
    add("swap", "play", text("command.swap"), model_.may_play(kSwap), wish::Play{kSwap}, "W");
  }

  // Digits count the pits of the side to move from the left as South sees them: its row first, then its sons.
  std::string digit_of(Pit pit) const {
    const Position& position = session_.position();
    const Side mover = position.side;
    if (session_.over() || model_.editor() || !owned_by(position, pit, mover)) return {};
    const BoardLayout& layout = model_.layout();
    const int home = mover == Side::South ? 1 : 0;
    int digit = 1;
    for (const int row : {home, 1 - home}) {
      for (int column = 0; column < layout.pits; ++column) {
        const Pit here = layout.pit_at(column, row);
        if (!owned_by(position, here, mover)) continue;
        if (here == pit) return digit <= 9 ? std::to_string(digit) : std::string();
        ++digit;
      }
    }
    return {};
  }

  void add_game() {
    const bool has_person = session_.seat(Side::South).is_person() || session_.seat(Side::North).is_person();
    add("undo", "game", text("command.undo"), session_.can_undo(), wish::Undo{}, "U");
    add("redo", "game", text("command.redo"), session_.can_redo(), wish::Redo{}, "R");
    add("next-round", "game", text("command.next-round"), session_.has_next_round(), wish::NextRound{}, "N");
    const bool may_resign = !session_.over() && has_person;
    add("resign", "game", text("command.resign"), may_resign, wish::OpenPanel{Panel::Resign});
    add("resign.yes", "resign", text("resign.yes"), may_resign, wish::Resign{session_.resigning_side()});
    add("resign.no", "resign", text("resign.no"), model_.view().panel == Panel::Resign, wish::OpenPanel{Panel::None});
    if (model_.paused()) add("resume", "game", text("command.resume"), true, wish::Pause{false});
    else if (session_.has_other_player()) add("pause", "game", text("command.pause"), !session_.over(), wish::Pause{true});
    const bool may_ask = model_.may_advise();
    add("hint", "game", text("command.hint"), may_ask && session_.persons_turn() && !model_.viewed() && !model_.editor(), wish::Hint{}, "H").checked =
        checked(model_.advisor().hint_state() != Advisor::HintState::None);
    add("analysis", "game", text("command.analysis"), may_ask, wish::SetAnalysis{!model_.view().analysis}, "A").checked = checked(model_.view().analysis);
    if (model_.offers_setup())
      add("edit", "game", text("command.edit"), model_.may_edit(), wish::EditPosition{!model_.editor()}, "E").checked = checked(model_.editor().has_value());
    add("finish", "game", text("command.finish"), model_.animating(), wish::FinishAnimation{});
  }

  void add_panel(Panel panel, std::string_view shortcut, bool enabled = true) {
    const bool open = model_.view().panel == panel;
    const std::string id(to_text(panel));
    add(id, "panel", text("command." + id), enabled, wish::OpenPanel{open ? Panel::None : panel}, std::string(shortcut)).checked = checked(open);
  }

  void add_panels() {
    if (model_.offers_setup()) add_panel(Panel::NewGame, "G");
    add_panel(Panel::History, "M");
    add_panel(Panel::Curve, "C", model_.may_advise());
    add_panel(Panel::Rules, "I");
    if (model_.offers_setup()) add_panel(Panel::Settings, "S");
    if (model_.possible_handouts() != 0) add_panel(Panel::Share, "L");
    add("close", "panel", text("command.close"), model_.view().panel != Panel::None, wish::OpenPanel{Panel::None}, "Escape");
  }

  std::string move_label(const MoveRow& row) const { return model_.announcer().move_in_list(row); }

  void add_history() {
    const Moment newest = session_.now();
    const Moment shown = model_.viewed().value_or(newest);
    const auto jump = [](Moment moment) { return wish::JumpTo{moment}; };
    const bool at_start = shown == Moment{};
    const Moment back = shown.ply > 0      ? Moment{shown.round, shown.ply - 1}
                        : shown.round > 0 ? Moment{shown.round - 1, session_.rounds()[shown.round - 1].moves().size()}
                                          : Moment{};
    const bool more_here = session_.has({shown.round, shown.ply + 1});
    const Moment on = more_here ? Moment{shown.round, shown.ply + 1} : Moment{shown.round + 1, 0};
    add("history.first", "history", text("command.history.first"), !at_start, jump({}), "Home");
    add("history.previous", "history", text("command.history.previous"), !at_start, jump(back), "PageUp");
    add("history.next", "history", text("command.history.next"), shown != newest, jump(on), "PageDown");
    add("history.live", "history", text("command.history.live"), model_.viewed().has_value(), wish::JumpTo{std::nullopt}, "End");
    if (model_.view().panel != Panel::History) return;
    for (const MoveRow& row : session_.move_list()) {
      const std::string id = "history.show." + std::to_string(row.moment.round + 1) + "." + std::to_string(row.moment.ply);
      add(id, "history", move_label(row), true, jump(row.moment)).checked = checked(row.moment == shown);
    }
  }

  // The moves of the shown round that gave most away.
  void add_lost() {
    if (model_.view().panel != Panel::Curve) return;
    const std::size_t round = model_.viewed().value_or(session_.now()).round;
    const std::vector<MoveRow> rows = session_.move_list();
    for (const CurvePoint& point : worst_moves(model_.advisor().curve(session_, round))) {
      const auto row = std::find_if(rows.begin(), rows.end(), [&](const MoveRow& each) { return each.moment == point.moment; });
      const std::string id = "curve." + std::to_string(round + 1) + "." + std::to_string(point.moment.ply);
      add(id, "lost", text("curve.lost", {{"move", move_label(*row)}, {"n", *point.lost}}), true, wish::JumpTo{point.moment})
          .checked = checked(model_.viewed() == point.moment);
    }
  }

  // What this platform can hand out; the rest is not there.
  void add_share() {
    // What goes out first, what comes in last.
    constexpr std::array<Handout, kHandouts> order{Handout::CopyLink, Handout::Send,   Handout::CopyPosition, Handout::CopyGame, Handout::SavePng,
                                                   Handout::SaveSvg,  Handout::SaveGame, Handout::OpenGame,     Handout::Paste};
    for (const Handout what : order) {
      if (!(model_.possible_handouts() & set_of(what))) continue;
      const std::string id = "share." + std::string(to_text(what));
      add(id, "share", text(id), true, wish::HandOut{what});
    }
  }

  void add_focus() {
    const std::optional<Pit> focus = model_.view().focus;
    const bool in_panel = model_.view().panel != Panel::None;
    const bool playable = !in_panel && focus && model_.may_play(Move{*focus});
    add("focus.left", "focus", text("command.focus.left"), true, wish::MoveFocus{-1, 0}, "ArrowLeft");
    add("focus.right", "focus", text("command.focus.right"), true, wish::MoveFocus{1, 0}, "ArrowRight");
    add("focus.up", "focus", text("command.focus.up"), true, wish::MoveFocus{0, -1}, "ArrowUp");
    add("focus.down", "focus", text("command.focus.down"), true, wish::MoveFocus{0, 1}, "ArrowDown");
    add("focus.play", "focus", text("command.focus.play"), playable, wish::Play{Move{focus.value_or(0)}}, "Enter");
  }

  // For a host that knows when somebody new sits down; who plays on needs it as little as a twin's reader does.
  void add_lesson() {
    add("lesson", "focus", text("command.lesson"), session_.at_start() && session_.persons_turn(), wish::Teach{});
  }

  // While a panel is open, the key that plays a pit chooses the panel's focused row.
  void aim_at_row() {
    const Command* row = find_command(rows_, model_.view().row);
    if (model_.view().panel == Panel::None || !row || !row->enabled) return;
    for (Command& command : rows_) {
      if (command.id != "focus.play") continue;
      command.enabled = true;
      command.action = Action(row->action);
    }
  }

  // While a position is set up. What is about one pit is about the focused one.
  void add_edit() {
    if (!model_.editor()) return;
    const Editor& editor = *model_.editor();
    const std::optional<Pit> focus = model_.view().focus;
    const Spot pit = pit_spot(focus.value_or(0));
    const Board& board = editor.position().board;
    add("edit.play", "edit", text("edit.play"), editor.problem(model_.strings()).empty(), wish::PlayEdited{}, "P");
    add("edit.cancel", "edit", text("edit.cancel"), true, wish::EditPosition{false}, "Escape");
    for (const Side side : kSides) {
      const std::string id = "edit.side." + std::string(side_name(side));
      add(id, "edit.side", text(id), true, wish::EditSide{side}).checked = checked(side == editor.position().side);
    }
    add("edit.clear", "edit", text("edit.clear"), true, wish::EditFill{false});
    add("edit.start", "edit", text("edit.start"), true, wish::EditFill{true});
    add("edit.more", "edit", text("edit.more"), focus.has_value(), wish::EditSeeds{pit, seeds_at(board, pit) + 1}, "+");
    add("edit.less", "edit", text("edit.less"), focus.has_value(), wish::EditSeeds{pit, seeds_at(board, pit) - 1}, "-");
    add("edit.empty", "edit", text("edit.empty"), focus.has_value(), wish::EditSeeds{pit, 0}, "Delete");
    for (int digit = 0; digit <= 9; ++digit)
      add("edit.digit." + std::to_string(digit), "focus", std::to_string(digit), focus.has_value(), wish::EditDigit{digit}, std::to_string(digit));
    constexpr std::array<std::string_view, 2> more{"X", "B"}, less{"Z", "V"};
    for (const Side side : kSides) {
      const Spot store = store_spot(side);
      const std::string id = "edit.store." + std::string(side_name(side));
      const auto index = static_cast<std::size_t>(index_of(side));
      add(id + ".more", "edit", text(id + ".more"), true, wish::EditSeeds{store, seeds_at(board, store) + 1}, std::string(more[index]));
      add(id + ".less", "edit", text(id + ".less"), true, wish::EditSeeds{store, seeds_at(board, store) - 1}, std::string(less[index]));
    }
    if (editor.has_owners()) {
      add("edit.owner", "edit", text("edit.owner"), focus.has_value(), wish::EditOwner{pit.pit}, "O");
      add("edit.owners", "edit", text("edit.owners"), true, wish::EditOwnersByTap{!editor.sets_owners()}).checked = checked(editor.sets_owners());
    }
    if (model_.possible_handouts() & set_of(Handout::CopyPosition)) add("edit.copy", "edit", text("share.position"), true, wish::HandOut{Handout::CopyPosition});
  }

  void add_setup() {
    const StagedGame& staged = model_.view().staged;
    const Ruleset& rules = staged.ruleset;
    for (const Ruleset& ruleset : rulesets())
      add("setup.game." + std::string(ruleset.id), "setup", game_name(model_.strings(), ruleset), true, wish::StageGame{std::string(ruleset.id)})
          .checked = checked(ruleset.id == rules.id);
    add("setup.pits.less", "setup", text("setup.pits.less"), rules.pits > 1, wish::StagePits{rules.pits - 1});
    add("setup.pits.more", "setup", text("setup.pits.more"), rules.pits < kMaxPits, wish::StagePits{rules.pits + 1});
    add("setup.seeds.less", "setup", text("setup.seeds.less"), rules.seeds > 1, wish::StageSeeds{rules.seeds - 1});
    add("setup.seeds.more", "setup", text("setup.seeds.more"), rules.seeds < kMaxSeeds, wish::StageSeeds{rules.seeds + 1});
    // Who plays is everybody's choice, other rules are few people's.
    for (const Side side : kSides) {
      for (const Seat seat : all_seats(rules))
        add_seat("setup.seat.", "setup", side, seat, staged.seats[index_of(side)], wish::StageSeat{side, seat});
    }
    for (const OptionBit option : kOptions) {
      if (!(rules.options & option)) continue;
      const bool on = option_is_on(rules, option);
      const std::string id = "setup.option." + std::string(option_name(option));
      add(id, "setup", text(id), true, wish::StageOption{option, !on}).checked = checked(on);
    }
    add("setup.start", "setup", text("setup.start"), true, wish::StartStaged{});
  }

  void add_seat(std::string_view prefix, std::string_view group, Side side, Seat seat, Seat in_force, Action action) {
    const std::string key = std::string(seat.is_person() ? "seat.person." : seat.is_perfect() ? "seat.perfect." : seat.is_friend() ? "seat.friend." : "seat.level.") + std::string(side_name(side));
    add(std::string(prefix) + std::string(side_name(side)) + "." + seat_name(seat), group, text(key, {{"level", seat.level}}), true,
        std::move(action)).checked = checked(seat == in_force);
  }

  // The first that the settings show, the page's steps through the moves included: who cannot read the others has to find it.
  void add_languages() {
    for (const Language& language : kLanguages) {
      if (!model_.speaks(language.code)) continue;
      const std::string code(language.code);
      add("language." + code, "language", std::string(language.name), true, wish::Set{"language", code}).checked = checked(code == model_.strings().language());
    }
  }

  void add_seats() {
    for (const Side side : kSides) {
      for (const Seat seat : all_seats(session_.ruleset()))
        add_seat("seat.", "seats", side, seat, session_.seat(side), wish::SetSeat{side, seat});
    }
  }

  void add_settings() {
    const Settings& now = model_.settings();
    for (const SettingRow& row : setting_rows())
      for (const std::string_view value : row.values.first(row.offered)) choose(row.name, value, value == row.value(now));
    choose("theme", "own", now.theme.empty());
    for (const Theme& theme : themes()) choose("theme", theme.name, now.theme == theme.name);
    add("settings.reset", "reset", text("settings.reset"), !(now == reset(now, model_.first_settings())), wish::ResetSettings{});
  }

  const AppModel& model_;
  const Session& session_;
  std::vector<Command> rows_;
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_key(std::string_view a, std::string_view b) {
  if (a.size() != 1 || b.size() != 1) return a == b;
  return lower(a[0]) == lower(b[0]);
}

}  // namespace

std::vector<Command> commands(const AppModel& model) { return Table(model).build(); }

const Command* find_command(const std::vector<Command>& table, std::string_view id) {
  for (const Command& command : table)
    if (command.id == id) return &command;
  return nullptr;
}

const Command* find_shortcut(const std::vector<Command>& table, std::string_view key) {
  if (key == " ") key = "Enter";
  for (const Command& command : table)
    if (command.enabled && !command.shortcut.empty() && same_key(command.shortcut, key)) return &command;
  return nullptr;
}

std::string next_row(const std::vector<Command>& table, Panel panel, std::string_view from, int columns, int rows) {
  std::vector<const Command*> walked;
  for (const Command& command : table)
    if (command.enabled && (belongs_to(command.group, panel) || command.id == "close")) walked.push_back(&command);
  // The way out is the first, at the head of the sheet.
  std::stable_partition(walked.begin(), walked.end(), [](const Command* row) { return row->id == "close"; });
  const auto block = [](const Command* row) { return std::string_view(row->id).substr(0, row->id.rfind('.')); };
  const auto at = std::find_if(walked.begin(), walked.end(), [&](const Command* row) { return row->id == from; });
  if (walked.empty()) return {};
  if (at == walked.end()) return walked[walked.size() > 1 ? 1 : 0]->id;
  const auto last = static_cast<std::ptrdiff_t>(walked.size()) - 1;
  std::ptrdiff_t place = at - walked.begin();
  place = std::clamp<std::ptrdiff_t>(place + columns, 0, last);
  if (rows > 0) {
    const std::string_view here = block(walked[static_cast<std::size_t>(place)]);
    while (place < last && block(walked[static_cast<std::size_t>(place)]) == here) ++place;
  } else if (rows < 0) {
    const auto block_at = [&](std::ptrdiff_t i) { return block(walked[static_cast<std::size_t>(i)]); };
    while (place > 0 && block_at(place - 1) == block_at(place)) --place;  // to the head of this block,
    if (place > 0) --place;
    while (place > 0 && block_at(place - 1) == block_at(place)) --place;  // and of the one before it
  }
  return walked[static_cast<std::size_t>(place)]->id;
}

bool belongs_to(std::string_view group, Panel panel) {
  if (group == "setup") return panel == Panel::NewGame;
  if (group == "history") return panel == Panel::History;
  if (group == "lost") return panel == Panel::Curve;
  if (group == "share") return panel == Panel::Share;
  if (group == "resign") return panel == Panel::Resign;
  for (const std::string_view name : {"seats", "theme", "language", "reset"})
    if (name == group) return panel == Panel::Settings;
  if (find_setting(group)) return panel == Panel::Settings;
  return false;
}

}  // namespace mancala
