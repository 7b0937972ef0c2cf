#include "shell/ui/match_view.h"

#include <algorithm>
#include <string>

#include "shell/announcer.h"

namespace mancala {
namespace {

constexpr float kBroadToolbar = 340;  // logical pixels that hold seven buttons of 44

// What the moment asks for beyond a pit comes first and stands out.
bool is_wide(std::string_view id) { return id == "pass" || id == "swap" || id == "next-round" || id == "history.live" || id == "resume" || id == "edit.play"; }

// Over the table, whatever it is made of: a dark breath behind the letters.
void text_on_table(const Pen& pen, const Rect& area, std::string_view text, Style style, ImU32 ink, Align align) {
  for (const Point by : {Point{0, 1}, Point{1, 0}, Point{-1, 0}, Point{0, 2}})
    pen.text_in({area.x + by.x, area.y + by.y, area.w, area.h}, text, style, IM_COL32(0, 0, 0, 90), align);
  pen.text_in(area, text, style, ink, align);
}

}  // namespace

void draw_heading(const AppModel& model, const Pen& pen) {
  const BoardLayout& layout = model.layout();
  if (layout.board_only) return;
  const float inset = pen.gap() * 0.8f;
  const std::string name(model.session().ruleset().name);
  const Rect title{layout.title.x + inset, layout.title.y, layout.title.w - inset, layout.title.h};
  text_on_table(pen, title, name, Style::Title, Pen::colour(pen.palette.text), Align::Left);

  // The state: in one line, in two small ones where it is long, and the match below it.
  const float used = std::min(pen.width(name, Style::Title), title.w);
  const float left = title.x + used + pen.gap() * 2;
  const Rect area{left, layout.status.y, layout.status.right() - inset - left, layout.status.h};
  const std::string status = model.status(), rounds = model.announcer().round_line();
  const bool over = model.session().over() && !model.viewed();
  const ImU32 ink = Pen::colour(over ? pen.palette.accent : pen.palette.text), quiet = Pen::colour(pen.palette.muted);
  const bool fits = pen.width(status, Style::Heading) <= area.w;
  if (rounds.empty() && fits) {
    text_on_table(pen, area, status, Style::Heading, ink, Align::Right);
    return;
  }
  const float line = pen.size(Style::Caption) * 1.22f, top = area.y + area.h / 2 - line;
  std::string first = status, second = rounds;
  if (!fits && rounds.empty()) {
    // Broken at the space nearest to the middle.
    std::size_t cut = std::string::npos;
    for (std::size_t i = 0; i < status.size(); ++i)
      if (status[i] == ' ' && (cut == std::string::npos || std::max(i, status.size() - i) < std::max(cut, status.size() - cut))) cut = i;
    if (cut != std::string::npos) first = status.substr(0, cut), second = status.substr(cut + 1);
  }
  const bool small = pen.width(first, Style::Body) > area.w;
  text_on_table(pen, {area.x, top, area.w, line}, first, small ? Style::Caption : Style::Body, ink, Align::Right);
  text_on_table(pen, {area.x, top + line, area.w, line}, second, Style::Caption, rounds.empty() ? ink : quiet, Align::Right);
}

std::vector<const Command*> toolbar_rows(const AppModel& model, const std::vector<Command>& table) {
  std::vector<const Command*> rows;
  if (model.layout().board_only) return rows;
  const auto add = [&](std::string_view id, bool only_enabled) {
    const Command* row = find_command(table, id);
    if (row != nullptr && (row->enabled || !only_enabled)) rows.push_back(row);
  };
  if (const auto& editor = model.editor()) {
    add("edit.play", false);
    add(editor->position().side == Side::South ? "edit.side.north" : "edit.side.south", false);
    for (const char* id : {"edit.owners", "edit.clear", "edit.start", "edit.copy", "edit.cancel"}) add(id, true);
    return rows;
  }
  if (model.viewed()) {
    for (const char* id : {"history.first", "history.previous", "history.next", "history.live", "history"}) add(id, false);
    return rows;
  }
  for (const char* id : {"next-round", "pass", "swap", "resume"}) add(id, true);
  add("undo", false);
  add("redo", !rows.empty());
  // On a narrow phone it waits in the list of moves: every button keeps its breadth.
  if (model.may_advise() && model.layout().toolbar.w >= kBroadToolbar) add("hint", false);
  for (const char* id : {"new-game", "history", "rules", "settings", "share"}) add(id, false);
  return rows;
}

void draw_toolbar(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes) {
  const std::vector<const Command*> rows = toolbar_rows(model, table);
  if (rows.empty()) return;
  const Rect bar = model.layout().toolbar;
  const float gap = std::min(8.0f, bar.w * 0.012f);
  float shares = 0;
  for (const Command* row : rows) shares += is_wide(row->id) ? 1.5f : 1.0f;
  const float share = std::min((bar.w - gap * static_cast<float>(rows.size() - 1)) / shares, pen.size(Style::Body) * 8.6f);
  const bool stacked = share < pen.size(Style::Body) * 7.6f;
  float x = bar.center().x - (share * shares + gap * static_cast<float>(rows.size() - 1)) / 2;
  for (const Command* row : rows) {
    const bool call = is_wide(row->id) || (row->id == "new-game" && model.session().match_over() && row->checked != Checked::On);
    const float wide = share * (is_wide(row->id) ? 1.5f : 1.0f);
    const ButtonKind kind = call ? ButtonKind::Primary : ButtonKind::Plain;
    pen.command({x, bar.y, wide, bar.h}, *row, kind, icon_of(row->id), stacked, wishes);
    x += wide + gap;
  }
}

}  // namespace mancala
