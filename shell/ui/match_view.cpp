#include "shell/ui/match_view.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "engine/notation.h"
#include "shell/announcer.h"

namespace mancala {
namespace {

constexpr float kLeastButton = 44;
constexpr float kCloseLine = 1.38f;      // of two lines in the head
constexpr float kBroadToolbar = 340;  // logical pixels that hold seven buttons of 44

// What the moment asks for beyond a pit comes first and stands out.
bool is_wide(std::string_view id) { return id == "pass" || id == "swap" || id == "next-round" || id == "history.live" || id == "resume" || id == "edit.play"; }

// Over the table, whatever it is made of: a breath of the sheets' colour behind the letters.
void text_on_table(const Pen& pen, const Rect& area, std::string_view text, Style style, ImU32 ink, Align align) {
  for (const Point by : {Point{0, 1}, Point{1, 0}, Point{-1, 0}, Point{0, 2}})
    pen.text_in({area.x + by.x, area.y + by.y, area.w, area.h}, text, style, Pen::colour(pen.palette.panel, 0.35f), align);
  pen.text_in(area, text, style, ink, align);
}

// As few small lines as it takes, of like length.
std::vector<std::string_view> balanced(const Pen& pen, std::string_view text, float width) {
  const std::size_t count = pen.lines(text, Style::Caption, width).size();
  float narrow = width;
  while (narrow > width * 0.4f && pen.lines(text, Style::Caption, narrow * 0.94f).size() == count) narrow *= 0.94f;
  return pen.lines(text, Style::Caption, narrow);
}

// All alike and what stands out broader; where a word would not fit so and all of them could, each as its own asks.
std::vector<float> breadths_of(const Pen& pen, const std::vector<const Command*>& rows, const RowWords& words, float room, float most) {
  float shares = 0;
  for (const Command* row : rows) shares += is_wide(row->id) ? 1.5f : 1.0f;
  const float share = std::min(room / shares, most);
  std::vector<float> alike, own;
  bool all_fit = true;
  for (const Command* row : rows) {
    const float asked = pen.breadth_of(row->label, words);
    alike.push_back(share * (is_wide(row->id) ? 1.5f : 1.0f));
    all_fit = all_fit && asked <= alike.back();
    own.push_back(std::max(kLeastButton, asked));
  }
  const float asked = std::accumulate(own.begin(), own.end(), 0.0f);
  if (all_fit || asked > room) return alike;
  for (float& each : own) each += (room - asked) / static_cast<float>(rows.size());
  return own;
}

// How broad the buttons are and how their words stand: in the first way in which all of them fit, or without words.
struct Bar {
  std::vector<float> breadths;
  RowWords words;
};
Bar bar_of(const Pen& pen, const std::vector<const Command*>& rows, float height, float room, float most) {
  for (const RowWords& words : kRowWords) {
    Bar bar{breadths_of(pen, rows, words, room, most), words};
    bool fits = pen.holds(words, height);
    for (std::size_t i = 0; i < rows.size(); ++i) fits = fits && pen.breadth_of(rows[i]->label, words) <= bar.breadths[i];
    if (fits) return bar;
  }
  if (pen.shortened)
    for (const Command* row : rows) pen.shortened->push_back(row->label);
  RowWords none;
  none.shown = false;
  return {breadths_of(pen, rows, none, room, most), none};
}

// Of the game's name: as large as its part of the head holds, then as large as the state leaves it room.
template <class Leaves>
Style title_style(const Pen& pen, std::string_view name, float part, const Leaves& leaves_room) {
  for (const Style style : {Style::Title, Style::Heading})
    if (pen.width(name, style) <= part) return style;
  for (const Style state : {Style::Strong, Style::Caption})
    for (const Style style : {Style::Heading, Style::Strong, Style::Caption})
      if (const float used = pen.width(name, style); (style != Style::Caption || state == Style::Caption) && (used <= part || leaves_room(used, state))) return style;
  return Style::Caption;
}

// The engine's level, where a person plays it.
std::string rival_told(const AppModel& model) {
  const std::optional<Side> person = model.editor() ? std::nullopt : model.session().only_person();
  const Seat seat = person ? model.session().seat(opponent(*person)) : Seat{};
  if (seat.is_person() || seat.is_friend()) return {};
  return seat.is_perfect() ? model.strings().text("seat.short.perfect") : model.strings().text("seat.short.level", {{"level", seat.level}});
}

}  // namespace

bool draw_heading(const AppModel& model, const Pen& pen, std::optional<Side> reader) {
  const BoardLayout& layout = model.layout();
  if (layout.board_only) return true;
  const float inset = pen.gap() * 0.8f;
  const std::string game = game_name(model.strings(), model.session().ruleset());
  const std::string name = reader ? model.strings().text("status.joined", {{"first", model.announcer().side(*reader)}, {"second", game}}) : game;
  const std::string all_rounds = model.announcer().round_line(false, model.animating());
  const std::string rival = reader ? std::string() : rival_told(model);
  Rect title{layout.title.x + inset, layout.title.y, layout.title.w - inset, layout.title.h};
  const float line = pen.size(Style::Caption) * 1.42f, whole = layout.status.right() - inset - title.x;
  const std::string short_rounds = model.announcer().round_line(true, model.animating());
  const auto room = static_cast<std::size_t>(layout.status.h / line) - (all_rounds.empty() ? 0 : 1);
  // How to begin, where it finds place in words: the hand on the board says it, too.
  const std::string begin = model.strings().text("first.hint");
  const bool teaching = model.teaches() && (!reader || reader == model.session().mover()) && pen.lines(begin, Style::Caption, whole).size() <= room;
  const std::string status = teaching ? begin : model.seen_status(reader);
  // Whether the state finds place there without being drawn over the game's name.
  const auto tells = [&](float width, Style style) {
    if (style == Style::Strong) return pen.width(status, style) <= width && pen.width(short_rounds, Style::Body) <= width;
    return (pen.width(status, Style::Heading) <= width || pen.lines(status, Style::Caption, width).size() <= std::min<std::size_t>(room, 2)) && pen.width(short_rounds, Style::Caption) <= width;
  };
  const Style titled = title_style(pen, name, title.w, [&](float used, Style state) { return tells(whole - used - pen.gap() * 2, state); });
  title.w = std::max(title.w, std::min(pen.width(name, titled), whole));
  const float used = std::min(pen.width(name, titled), title.w), left = title.x + used + pen.gap() * 2;
  Rect area{left, layout.status.y, title.x + whole - left, layout.status.h};
  const bool over = model.session().over() && !model.viewed() && !model.animating();
  const ImU32 ink = Pen::colour(over ? pen.palette.accent : pen.palette.text);

  // The rounds in short rather than in small letters.
  const std::string rounds = pen.width(all_rounds, Style::Body) <= area.w ? all_rounds : short_rounds;
  // The state: in one line, in small ones where it is long, over the game's name where it is longer still; and the match below it.
  const bool in_one = pen.width(status, Style::Heading) <= area.w;
  std::vector<std::string_view> rows = balanced(pen, status, area.w);
  const bool over_title = (!in_one && rows.size() > std::min<std::size_t>(room, 2)) || pen.width(rounds, Style::Caption) > area.w;
  if (over_title) {
    area = {title.x, area.y, area.right() - title.x, area.h};
    rows = balanced(pen, status, area.w);
  }
  const float count = static_cast<float>(rows.size()) + (rounds.empty() ? 0.0f : 1.0f);
  const bool larger = rows.size() == 1 && pen.width(status, Style::Strong) <= area.w;
  const float tall = larger ? pen.size(Style::Body) * kCloseLine : line;
  const bool holds = (rounds.empty() && in_one) || tall * count <= layout.status.h + 0.5f;
  const bool elsewhere = !holds && !model.notice().empty();
  if (!over_title || elsewhere) text_on_table(pen, title, name, titled, Pen::colour(pen.palette.text), Align::Left);
  if (elsewhere) return false;
  if (!holds && pen.shortened) pen.shortened->push_back(status);
  // Against whom, where the state leaves room.
  const float told = std::max(pen.width(status, Style::Heading), pen.width(rounds, Style::Body));
  if (const float wide = pen.width(rival, Style::Body) + pen.gap() * 2; in_one && !over_title && !rival.empty() && told + wide <= area.w)
    text_on_table(pen, {left - pen.gap() * 0.8f, title.y + pen.size(titled) * 0.10f, wide, title.h}, rival, Style::Body, Pen::colour(pen.palette.text), Align::Left);
  if (rounds.empty() && in_one) {
    text_on_table(pen, area, status, Style::Heading, ink, Align::Right);
    return true;
  }
  Rect strip{area.x, area.center().y - tall * count / 2, area.w, tall};
  for (const std::string_view row : rows) {
    text_on_table(pen, strip, row, larger ? Style::Strong : Style::Caption, ink, Align::Right);
    strip.y += tall;
  }
  if (rounds.empty()) return true;
  // Beside a large line as large, so that it can be read in the sun.
  const bool fits = larger && pen.width(rounds, Style::Body) <= area.w && tall * count <= layout.status.h;
  text_on_table(pen, strip, rounds, fits ? Style::Body : Style::Caption, Pen::colour(pen.palette.text), Align::Right);
  return true;
}

std::vector<const Command*> toolbar_rows(const AppModel& model, const std::vector<Command>& table, std::optional<Side> reader) {
  std::vector<const Command*> rows;
  if (model.layout().board_only) return rows;
  const auto add = [&](std::string_view id, bool only_enabled) {
    const Command* row = find_command(table, id);
    if (row != nullptr && (row->enabled || !only_enabled)) rows.push_back(row);
  };
  if (const auto& editor = model.editor()) {
    add("edit.play", false);
    add(editor->position().side == Side::South ? "edit.side.north" : "edit.side.south", false);
    for (const char* id : {"edit.owners", "edit.clear", "edit.start"}) add(id, true);
    if (model.layout().toolbar.w >= 2 * kBroadToolbar) add("edit.copy", true);
    add("edit.cancel", true);
    return rows;
  }
  if (model.viewed()) {
    for (const char* id : {"history.first", "history.previous", "history.next", "history.live", "history"}) add(id, false);
    return rows;
  }
  add("next-round", true);
  // Across a table a choice lies before the one who has it.
  if (!reader || model.session().mover() == reader)
    for (const char* id : {"pass", "swap"}) add(id, true);
  add("resume", true);
  add("undo", false);
  add("redo", !rows.empty());
  if (reader == Side::North) return rows;  // sheets lie as South reads them
  // On a narrow phone, where every button keeps its breadth, sharing waits in the settings, or where there are none the hint in
  // the list of moves.
  const bool broad = model.layout().toolbar.w >= kBroadToolbar, may_move_share = find_command(table, "settings") != nullptr;
  if (model.may_advise() && (broad || may_move_share)) add("hint", false);
  for (const char* id : {"new-game", "history", "rules", "settings"}) add(id, false);
  if (broad || !model.may_advise() || !may_move_share) add("share", false);
  return rows;
}

void draw_toolbar(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes, std::optional<Side> reader) {
  const std::vector<const Command*> rows = toolbar_rows(model, table, reader);
  if (rows.empty()) return;
  const Rect bar = model.layout().toolbar;
  const float gap = std::min(8.0f, bar.w * 0.012f);
  const float most = pen.size(Style::Body) * 8.6f, room = bar.w - gap * static_cast<float>(rows.size() - 1);
  const auto [breadths, words] = bar_of(pen, rows, bar.h, room, most);
  const bool stacked = *std::min_element(breadths.begin(), breadths.end()) < pen.size(Style::Body) * 7.6f;
  float x = bar.center().x - (std::accumulate(breadths.begin(), breadths.end(), 0.0f) + gap * static_cast<float>(rows.size() - 1)) / 2;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Command* row = rows[i];
    const bool call = is_wide(row->id) || (row->id == "new-game" && model.session().match_over() && !model.animating() && row->checked != Checked::On);
    const float wide = breadths[i];
    const ButtonKind kind = call ? ButtonKind::Primary : ButtonKind::Plain;
    const Rect place{x, bar.y, wide, bar.h};
    if (pen.button(place, {row->label, icon_of(row->id), stacked, false, words}, kind, row->enabled, row->checked == Checked::On)) wishes.push_back(row->action);
    pen.ring_if_focused(place, row->id);
    x += wide + gap;
  }
}

static void draw_over_bar(const AppModel& model, const Pen& pen, std::string_view text) {
  const BoardLayout& layout = model.layout();
  const float pad = pen.gap() * 1.6f, width = std::min(layout.toolbar.w, pen.size(Style::Body) * 40) - 2 * pad;
  const float tall = pen.paragraph({0, 0, width, 0}, text, Style::Body, 0, true);
  const Rect sheet{layout.toolbar.x + (layout.toolbar.w - width) / 2 - pad, layout.toolbar.y - pen.gap() - tall - 2 * pad, width + 2 * pad, tall + 2 * pad};
  pen.sheet(sheet);
  pen.paragraph({sheet.x + pad, sheet.y + pad, width, tall}, text, Style::Body, Pen::colour(pen.palette.text));
}

// How a position is set up, over the bar until something has been set.
static void draw_editing_help(const AppModel& model, const Pen& pen) {
  if (!model.editor() || model.layout().board_only || model.editor()->text() != to_text(model.session().ruleset(), model.session().position())) return;
  draw_over_bar(model, pen, model.strings().text("edit.about"));
}

void draw_long_notice(const AppModel& model, const Pen& pen) { draw_over_bar(model, pen, model.notice()); }

bool draw_frame(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes) {
  const BoardLayout& layout = model.layout();
  const std::optional<Side> own = layout.tabletop ? std::optional(Side::South) : std::nullopt;
  const bool told = draw_heading(model, pen, own);
  draw_toolbar(model, pen, table, wishes, own);
  draw_editing_help(model, pen);
  if (!layout.tabletop) return told;
  // The same turned, and pressed where it is seen.
  Pointer pointer = pen.pointer;
  pointer.at = layout.turned(pointer.at);
  pointer.pressed_at = layout.turned(pointer.pressed_at);
  const Turned turned(pen.list, layout.middle);
  const Pen across(pen.list, pen.theme, pen.fonts, pointer);
  const bool told_across = draw_heading(model, across, Side::North);
  draw_toolbar(model, across, table, wishes, Side::North);
  return told && told_across;
}

}  // namespace mancala
