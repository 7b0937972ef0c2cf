#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/announcer.h"
#include "shell/ui/panel_views.h"

namespace mancala {
namespace {

constexpr float kLinesTold = 5, kLinesToldLow = 3;  // of the shown move; fewer in a low sheet
constexpr float kLowSheet = 26;  // in heights of body text
constexpr float kLeastButton = 44;

// A turn's moves on one line, or the heading of a round.
struct Line {
  std::string heading;
  std::vector<MoveRow> moves;
};

std::vector<Line> lines_of(const AppModel& model) {
  std::vector<Line> lines;
  const bool in_rounds = has_rounds(model.session().ruleset());
  for (const MoveRow& row : model.session().move_list()) {
    if (in_rounds && row.moment.ply == 1)
      lines.push_back({model.strings().text("history.round", {{"round", static_cast<int>(model.session().rounds()[row.moment.round].start().round)}}), {}});
    if (lines.empty() || row.begins_turn || lines.back().moves.empty() || lines.back().moves.size() >= 7) lines.push_back({{}, {}});
    lines.back().moves.push_back(row);
  }
  return lines;
}

int line_of(const std::vector<Line>& lines, Moment moment) {
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (const MoveRow& row : lines[i].moves)
      if (row.moment == moment) return static_cast<int>(i);
  return 0;
}

}  // namespace

void draw_history(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Strings& strings = model.strings();
  const Pen& pen = frame.pen;
  const float bar = std::max(48.0f, pen.size(Style::Body) * 2.7f);
  // Below the lines: the shown move in words.
  const std::string told = model.last_move_told();
  const Rect room = Sheet::body_of(pen, model.layout().panel);
  const bool low = model.layout().panel.h < pen.size(Style::Body) * kLowSheet;
  const float lines_told = low ? kLinesToldLow : kLinesTold;
  float words = told.empty() ? 0 : std::min(pen.paragraph({0, 0, room.w, 0}, told, Style::Body, 0, true), pen.line(Style::Body) * lines_told) + pen.gap() * (low ? 0.8f : 1.6f);
  // What can be asked stands above the steps through the game; in a low sheet beside them, if all can be touched.
  const float gap = pen.gap() * 0.7f;
  const bool in_one = low && model.may_advise() && (room.w - 6 * gap) / 7 >= kLeastButton;
  const float asks = model.may_advise() && !in_one ? bar + gap : 0;
  // One line of moves comes before all words.
  const float tall = std::max(40.0f, pen.size(Style::Body) * 2.3f);
  words = std::min(words, room.h - bar - asks - tall - pen.gap() * 2);
  if (words < pen.line(Style::Body)) words = 0;
  Scroll still;  // the lines scroll by wishes, not by pixels
  Sheet sheet(pen, model.layout().panel, strings.text("command.history"), frame.row("close"), bar + words + asks, still, frame.wishes);
  const Rect body = sheet.body();
  const std::vector<Line> lines = lines_of(model);
  const int fit = std::max(1, static_cast<int>(body.h / tall)), count = static_cast<int>(lines.size());
  const Moment shown = model.viewed().value_or(model.session().now());
  const int last_first = std::max(0, count - fit);
  // The lines follow the shown move; whoever scrolls goes on from there.
  const int followed = model.viewed() ? line_of(lines, shown) - fit / 2 : last_first;
  const int first = std::clamp(std::clamp(followed, 0, last_first) - model.view().history_scroll, 0, last_first);
  if (lines.empty()) sheet.words(strings.text("history.empty"));
  const auto who = [&](const MoveRow& row) { return strings.text(row.side == Side::South ? "history.who.south" : "history.who.north", {{"turn", row.turn}}); };
  float lead = 0;
  for (const Line& line : lines)
    if (!line.moves.empty()) lead = std::max(lead, pen.width(who(line.moves.front()), Style::Body) + pen.gap() * 2);
  for (int i = first; i < std::min(count, first + fit); ++i) {
    const Line& line = lines[static_cast<std::size_t>(i)];
    Rect strip = sheet.take(tall);
    if (!line.heading.empty()) {
      pen.text_in(strip, line.heading, Style::Strong, Pen::colour(pen.palette.accent));
      continue;
    }
    const MoveRow& head = line.moves.front();
    if (head.begins_turn || i == first)
      pen.text_in({strip.x, strip.y, lead, strip.h}, who(head), Style::Body, Pen::colour(pen.palette.muted));
    float x = strip.x + lead;
    for (const MoveRow& row : line.moves) {
      const std::string name = model.announcer().move(row.move);
      const float wide = std::max(tall * 0.86f, pen.width(name, Style::Body) + pen.gap() * 1.6f);
      const Command* command = frame.row("history.show." + std::to_string(row.moment.round + 1) + "." + std::to_string(row.moment.ply));
      if (command != nullptr && sheet.pen().button({x, strip.y + 2, wide, strip.h - 4}, {name}, row.moment == shown ? ButtonKind::Primary : ButtonKind::Quiet, true))
        frame.wishes.push_back(command->action);
      if (command != nullptr) sheet.pen().ring_if_focused({x, strip.y + 2, wide, strip.h - 4}, command->id);
      x += wide + 2;
    }
  }
  Rect footer = sheet.finish();
  const float wheel = body.contains(pen.pointer.at) ? pen.pointer.wheel : 0;
  if (wheel > 0 ? first > 0 : wheel < 0 && first < last_first) frame.wishes.push_back(wish::ScrollHistory{wheel > 0 ? 2 : -2});
  // A finger draws the lines along: `offset` holds how many it has drawn so far.
  const bool held = pen.pointer.down && body.contains(pen.pointer.pressed_at) && count > fit;
  const int drawn = held ? static_cast<int>((pen.pointer.at.y - pen.pointer.pressed_at.y) / tall) : 0;
  if (held && drawn != static_cast<int>(frame.scroll.offset)) frame.wishes.push_back(wish::ScrollHistory{drawn - static_cast<int>(frame.scroll.offset)});
  frame.scroll.offset = static_cast<float>(drawn);
  if (count > fit) {
    const float part = body.h * static_cast<float>(fit) / static_cast<float>(count);
    const float y = body.y + (body.h - part) * static_cast<float>(first) / static_cast<float>(count - fit);
    pen.box({body.right() + 6, y, 3, part}, 1.5f, Pen::colour(pen.palette.text, 0.35f));
  }

  if (words > 0) {
    pen.list.PushClipRect({footer.x, footer.y}, {footer.right(), footer.bottom() - bar - asks}, true);
    pen.paragraph({footer.x, footer.y, footer.w, words}, told, Style::Body, Pen::colour(pen.palette.text));
    pen.list.PopClipRect();
  }
  if (asks > 0) {
    Rect ask{footer.x, footer.bottom() - bar - asks, (footer.w - 2 * gap) / 3, bar};
    const std::array<const Command*, 3> rows{frame.row("hint"), frame.row("analysis"), frame.row("curve")};
    const RowWords alike = pen.row_words({rows[0]->label, rows[1]->label, rows[2]->label}, ask.w, ask.h);
    for (const Command* row : rows) {
      pen.command(ask, *row, ButtonKind::Plain, {.icon = icon_of(row->id), .stacked = ask.w < pen.size(Style::Body) * 8, .words = alike}, frame.wishes);
      ask.x += ask.w + gap;
    }
  }
  footer = {footer.x, footer.bottom() - bar, footer.w, bar};
  Rect slot = footer;
  std::vector<std::string_view> signs{"history.first", "history.previous", "history.next", "history.live"};
  if (in_one) signs.insert(signs.end(), {"hint", "analysis", "curve"});
  slot.w = (footer.w - gap * static_cast<float>(signs.size() - 1)) / static_cast<float>(signs.size());
  for (std::string_view id : signs) {
    const Command* command = frame.row(id);
    if (command != nullptr && pen.button(slot, {{}, icon_of(id)}, ButtonKind::Plain, command->enabled, command->checked == Checked::On)) frame.wishes.push_back(command->action);
    if (command != nullptr) pen.ring_if_focused(slot, command->id);
    slot.x += slot.w + gap;
  }
}

}  // namespace mancala
