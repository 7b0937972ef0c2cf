#include "shell/twin.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/notation.h"
#include "shell/app_model.h"
#include "shell/commands.h"

namespace mancala {
namespace {

// Writes one JSON object or array piece by piece; commas are its business.
class Json {
 public:
  Json& open(char bracket) {
    comma();
    text_ += bracket;
    fresh_ = true;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    fresh_ = false;
    return *this;
  }
  Json& key(std::string_view name) {
    comma();
    text_ += json_quoted(name) + ":";
    fresh_ = true;
    return *this;
  }
  Json& raw(std::string_view value) {
    comma();
    text_ += value;
    return *this;
  }
  Json& string(std::string_view value) { return raw(json_quoted(value)); }
  Json& boolean(bool value) { return raw(value ? "true" : "false"); }
  Json& number(int value) { return raw(std::to_string(value)); }
  // Tenths are enough for a place on the screen.
  Json& tenths(float value) {
    const long tenths = std::lround(value * 10);
    const long part = std::labs(tenths % 10);
    std::string text = (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths / 10));
    if (part != 0) text += "." + std::to_string(part);
    return raw(text);
  }
  Json& rect(const Rect& rect) {
    return key("x").tenths(rect.x).key("y").tenths(rect.y).key("w").tenths(rect.w).key("h").tenths(rect.h);
  }
  std::string done() { return std::move(text_); }

 private:
  void comma() {
    if (!fresh_) text_ += ',';
    fresh_ = false;
  }
  std::string text_;
  bool fresh_ = true;
};

class Twin {
 public:
  explicit Twin(const AppModel& model) : model_(model), session_(model.session()), table_(commands(model)) {}

  std::string write() {
    const Position& shown = model_.shown_position();
    const int pits = session_.ruleset().pits;
    json_.open('{').key("game").string(session_.ruleset().id).key("title").string(game_name(model_.strings(), session_.ruleset()));
    json_.key("language").string(model_.strings().language()).key("status").string(model_.status());
    const bool over = shown.over || (session_.over() && !model_.viewed());
    json_.key("turn").string(over ? "-" : shown.side == Side::South ? "S" : "N");
    json_.key("position").string(to_text(session_.ruleset(), shown));
    write_pits();
    write_stores(shown);
    write_commands();
    write_panel();
    json_.key("moves").open('[');
    for (const Move move : session_.round().moves()) json_.string(to_text(move, pits));
    json_.close(']').key("focus");
    if (model_.view().focus) json_.string(std::string(1, pit_letter(*model_.view().focus, pits)));
    else json_.raw("null");
    json_.key("surroundings").string(model_.light_surroundings() ? "light" : "dark");
    json_.key("textSize").string(find_setting("text-size")->value(model_.settings()));
    json_.key("sound").boolean(model_.settings().volume != Volume::Off);
    json_.key("boardOnly").boolean(model_.layout().board_only).key("notice").string(model_.notice());
    json_.key("seats").open('[').string(to_text(session_.seat(Side::South))).string(to_text(session_.seat(Side::North))).close(']');
    return json_.close('}').done();
  }

 private:
  // In reading order on the screen; a standing board has as many rows as pits.
  void write_pits() {
    const BoardLayout& layout = model_.layout();
    json_.key("pits").open('[');
    const int rows = layout.portrait ? layout.pits : 2;
    const int columns = layout.portrait ? 2 : layout.pits;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        write_pit(layout.portrait ? layout.pit_at(layout.pits - 1 - row, column) : layout.pit_at(column, row), row, column);
    json_.close(']');
  }

  void write_pit(Pit pit, int row, int column) {
    const Command& command = table_[pit];
    json_.open('{').key("id").string(command.id).key("pit").string(command.id.substr(command.id.size() - 1));
    json_.key("label").string(command.label).rect(model_.layout().on_screen(model_.layout().places[pit].touch));
    json_.key("row").number(row).key("col").number(column).key("enabled").boolean(command.enabled);
    const std::string worth = model_.worth(Move{pit});
    json_.key("forecast").string(model_.forecast(pit));
    json_.key("worth").string(worth.empty() ? worth : model_.strings().text("pit.worth", {{"value", worth}})).close('}');
  }

  void write_stores(const Position& shown) {
    json_.key("stores").open('[');
    for (const Side side : {Side::South, Side::North}) {
      json_.open('{').key("side").string(side == Side::South ? "S" : "N");
      json_.key("text").string(model_.announcer().store(shown, side)).rect(model_.layout().on_screen(model_.layout().stores[index_of(side)].touch)).close('}');
    }
    json_.close(']');
  }

  // The rows of closed panels are left out: a screen reader would wade through them. They can be run all the same.
  bool is_shown(const Command& command) const {
    if (command.group == "history" && !command.shortcut.empty()) return true;  // one walks through the game with the list closed, too
    for (const Panel panel : {Panel::NewGame, Panel::History, Panel::Rules, Panel::Settings, Panel::Share, Panel::Curve, Panel::Resign})
      if (panel != model_.view().panel && belongs_to(command.group, panel)) return false;
    return true;
  }

  void write_commands() {
    std::vector<std::string> groups;
    json_.key("commands").open('[');
    for (const Command& command : table_) {
      if (!is_shown(command)) continue;
      if (groups.empty() || groups.back() != command.group) groups.push_back(command.group);
      json_.open('{').key("id").string(command.id).key("group").string(command.group).key("label").string(command.label);
      json_.key("shortcut").string(command.shortcut).key("enabled").boolean(command.enabled).key("checked");
      if (command.checked == Checked::NoChoice) json_.raw("null");
      else json_.boolean(command.checked == Checked::On);
      json_.close('}');
    }
    json_.close(']').key("groups").open('[');
    for (const std::string& group : groups)
      json_.open('{').key("id").string(group).key("label").string(model_.strings().text("group." + group)).close('}');
    json_.close(']');
  }

  void write_panel() {
    if (model_.editor()) return write_editor();
    const std::string_view panel = to_text(model_.view().panel);
    json_.key("panel").string(panel);
    json_.key("panelTitle").string(model_.view().panel == Panel::None ? "" : model_.strings().text("command." + std::string(panel)));
    json_.key("panelText").open('[');
    for (const std::string& line : panel_lines(model_)) json_.string(line);
    json_.close(']');
  }

  // A position that is set up is a panel to the page: its counts are fields.
  void write_editor() {
    const Strings& strings = model_.strings();
    json_.key("panel").string("edit").key("panelTitle").string(strings.text("command.edit"));
    json_.key("panelText").open('[').string(strings.text("edit.about")).string(model_.status()).close(']');
    json_.key("fields").open('[');
    const Position& position = model_.editor()->position();
    const auto field = [&](std::string_view id, const std::string& label, int seeds) {
      json_.open('{').key("id").string(id).key("label").string(label).key("value").number(seeds).close('}');
    };
    for (int i = 0; i < session_.ruleset().ring(); ++i) {
      const auto pit = static_cast<Pit>(i);
      const std::string letter(1, pit_letter(pit, session_.ruleset().pits));
      field(letter, strings.text(owned_by(position, pit, Side::South) ? "edit.pit.south" : "edit.pit.north", {{"pit", letter}}), position.board.pits[pit]);
    }
    field("south", strings.text("edit.store.south"), position.board.stores[0]);
    field("north", strings.text("edit.store.north"), position.board.stores[1]);
    json_.close(']');
  }

  const AppModel& model_;
  const Session& session_;
  std::vector<Command> table_;
  Json json_;
};

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<std::string> history_lines(const AppModel& model) {
  const Strings& strings = model.strings();
  std::vector<std::string> lines;
  const std::vector<MoveRow> rows = model.session().move_list();
  const bool in_rounds = has_rounds(model.session().ruleset());
  for (std::size_t i = 0; i < rows.size();) {
    const MoveRow& first = rows[i];
    if (in_rounds && first.moment.ply == 1)
      lines.push_back(strings.text("history.round", {{"round", static_cast<int>(model.session().rounds()[first.moment.round].start().round)}}));
    std::string moves;
    do {
      moves += (moves.empty() ? "" : " ") + model.announcer().move(rows[i].move);
      ++i;
    } while (i < rows.size() && !rows[i].begins_turn);
    lines.push_back(strings.text(first.side == Side::South ? "history.turn.south" : "history.turn.north",
                                 {{"turn", first.turn}, {"moves", moves}}));
  }
  if (lines.empty()) lines.push_back(strings.text("history.empty"));
  if (const std::string told = model.last_move_told(); !told.empty()) lines.push_back(told);
  return lines;
}

// How the round stood after each of its moves.
std::vector<std::string> curve_lines(const AppModel& model) {
  const Strings& strings = model.strings();
  const std::size_t round = model.viewed().value_or(model.session().now()).round;
  const std::vector<CurvePoint> points = model.advisor().curve(model.session(), round);
  std::vector<std::string> lines{strings.text("curve.about")};
  for (const MoveRow& row : model.session().move_list()) {
    if (row.moment.round != round) continue;
    const std::optional<int> margin = points[row.moment.ply].margin;
    const std::string standing = !margin       ? strings.text("curve.unknown")
                                 : *margin == 0 ? strings.text("curve.even")
                                                : strings.text(*margin > 0 ? "curve.south" : "curve.north", {{"n", std::abs(*margin)}});
    lines.push_back(strings.text("curve.line", {{"move", model.announcer().move_in_list(row)}, {"standing", standing}}));
  }
  if (lines.size() == 1) lines.push_back(strings.text("history.empty"));
  return lines;
}

std::vector<std::string> new_game_lines(const AppModel& model) {
  const Ruleset& ruleset = model.view().staged.ruleset;
  return {game_name(model.strings(), ruleset), model.strings().text("setup.pits", {{"n", ruleset.pits}}),
          model.strings().text("setup.seeds", {{"n", ruleset.seeds}})};
}

}  // namespace

std::string twin_json(const AppModel& model) { return Twin(model).write(); }

std::vector<std::string> panel_lines(const AppModel& model) {
  switch (model.view().panel) {
    case Panel::Rules: return split_lines(describe_rules(model.session().ruleset()));
    case Panel::History: return history_lines(model);
    case Panel::Curve: return curve_lines(model);
    case Panel::NewGame: return new_game_lines(model);
    case Panel::Share: return {model.strings().text(model.session().has_friend() ? "share.about.friend" : "share.about"), model.link()};
    case Panel::Settings: return {model.strings().text("settings.reset.about")};
    case Panel::Resign: return {model.strings().text(model.session().resigning_side() == Side::South ? "resign.about.south" : "resign.about.north")};
    default: return {};
  }
}

std::string json_quoted(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') result.append({'\\', c});
    else if (c == '\n') result += "\\n";
    else if (byte < 0x20) result.append("\\u00").append({hex[byte >> 4], hex[byte & 15]});
    else result += c;
  }
  return result + "\"";
}

}  // namespace mancala
