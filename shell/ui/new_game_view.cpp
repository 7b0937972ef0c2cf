#include <algorithm>
#include <string>

#include "shell/announcer.h"
#include "shell/ui/panel_views.h"

namespace mancala {
namespace {

// A game's materials in small: a board with three bowls and a few seeds.
void draw_swatch(const Pen& pen, const Rect& r, const Theme& theme) {
  const float round = theme.cut.corner > 0.8f ? r.h / 2 : r.h * 0.22f;
  pen.box(r, round, Pen::colour(theme.board.dark));
  pen.box({r.x, r.y, r.w, r.h - 1.5f}, round, Pen::colour(theme.board.light));
  if (theme.cut.inlay > 0 || theme.cut.chalk > 0) pen.frame({r.x + 2, r.y + 2, r.w - 4, r.h - 4}, std::max(round - 2, 1.0f), Pen::colour(theme.cut.trim), 1);
  const float bowl = r.h * 0.27f;
  for (int i = 0; i < 3; ++i) {
    const ImVec2 at{r.x + r.w * (0.22f + 0.28f * static_cast<float>(i)), r.y + r.h / 2};
    pen.list.AddCircleFilled(at, bowl, Pen::colour(theme.board.dark), 24);
    pen.list.AddCircleFilled({at.x, at.y + bowl * 0.12f}, bowl * 0.86f, IM_COL32(0, 0, 0, 70), 24);
    for (int k = 0; k <= i; ++k) {
      const float x = at.x + bowl * (k == 0 ? -0.25f : k == 1 ? 0.32f : 0.0f), y = at.y + bowl * (k == 0 ? 0.1f : k == 1 ? 0.2f : -0.35f);
      pen.list.AddCircleFilled({x, y}, bowl * 0.34f, Pen::colour(theme.seed.colour[static_cast<std::size_t>((i + k) % theme.seed.colours)]), 12);
      pen.list.AddCircleFilled({x - bowl * 0.1f, y - bowl * 0.1f}, bowl * 0.10f, IM_COL32(255, 255, 255, 120), 8);
    }
  }
}

void game_tiles(Sheet& sheet, const PanelFrame& frame) {
  const Pen& pen = sheet.pen();
  const float gap = pen.gap() * 0.7f, tall = std::max(48.0f, pen.size(Style::Body) * 3.1f);
  const float ems = sheet.body().w / pen.size(Style::Body);
  const int columns = ems > 34 ? 3 : ems > 19 ? 2 : 1;
  Rect slot;
  int column = 0;
  for (const Command* row : frame.rows("setup.game.")) {
    if (column == 0) {
      slot = sheet.take(tall);
      slot.w = (slot.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
      sheet.space(gap);
    } else {
      slot.x += slot.w + gap;
    }
    column = (column + 1) % columns;
    const bool chosen = row->checked == Checked::On;
    pen.box(slot, pen.corner(), Pen::colour(pen.palette.button, chosen ? 0.95f : pen.pointer.over(slot) ? 0.75f : 0.40f));
    if (chosen) pen.frame(slot, pen.corner(), Pen::colour(pen.palette.accent), 2);
    const float inner = tall * 0.24f;
    const Rect swatch{slot.x + inner, slot.y + inner * 1.15f, (tall - inner * 2.3f) * 1.7f, tall - inner * 2.3f};
    draw_swatch(pen, swatch, theme_of(row->id.substr(std::string_view("setup.game.").size())));
    pen.label_in({swatch.right() + inner, slot.y, slot.right() - swatch.right() - inner * 1.5f, slot.h}, row->label, chosen ? Style::Strong : Style::Body, Pen::colour(pen.palette.text));
    if (pen.pointer.tapped(slot)) frame.wishes.push_back(row->action);
    pen.ring_if_focused(slot, row->id);
  }
}

}  // namespace

std::vector<const Command*> PanelFrame::rows(std::string_view prefix) const {
  std::vector<const Command*> found;
  for (const Command& command : table)
    if (std::string_view(command.id).substr(0, prefix.size()) == prefix) found.push_back(&command);
  return found;
}

// Who sits there, and for the engine how well it plays. Keys walk over the levels one by one: the one that they speak about
// is shown, ringed, until it is chosen.
void seat_choices(Sheet& sheet, const PanelFrame& frame, std::string_view prefix, Side side) {
  const std::string name = side == Side::South ? "south" : "north";
  const Strings& strings = frame.model.strings();
  sheet.heading(strings.text("side." + name));
  const std::vector<const Command*> rows = frame.rows(std::string(prefix) + name + ".");
  // A person, the levels one by one, Perfect where it is offered, somebody elsewhere.
  const int steps = static_cast<int>(rows.size()) - 2;
  if (steps < kLevels) return;
  const auto step_row = [&](int step) { return rows[static_cast<std::size_t>(std::clamp(step, 1, steps))]; };
  int chosen = 0, focused = 0;
  for (int step = 1; step <= steps; ++step) {
    if (step_row(step)->checked == Checked::On) chosen = step;
    if (step_row(step)->id == frame.pen.focused) focused = step;
  }
  Command engine = *step_row(chosen);
  engine.id.clear();
  engine.checked = chosen > 0 ? Checked::On : Checked::Off;
  sheet.choices({rows.front(), &engine, rows.back()}, {strings.text("seat.short.person"), strings.text("seat.short.engine"), strings.text("seat.short.friend")});
  const int shown = focused > 0 ? focused : chosen;
  if (shown == 0) return;
  sheet.space(sheet.pen().gap() * 0.7f);
  Command less = *step_row(shown - 1), more = *step_row(shown + 1);
  less.enabled = shown > 1, more.enabled = shown < steps;
  less.id.clear(), more.id.clear();
  const Rect strip = sheet.take(sheet.button_height());
  const std::string label = shown > kLevels ? strings.text("seat.short.perfect") : strings.text("seat.short.level", {{"level", shown}});
  sheet.stepper(strip, less, more, label, {shown, steps});
  if (focused > 0) sheet.mark(strip, *step_row(focused));
}

void draw_new_game(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Strings& strings = model.strings();
  const Ruleset& staged = model.view().staged.ruleset;
  const float start_height = std::max(48.0f, frame.pen.size(Style::Body) * 2.9f);
  // In a low sheet it would leave no room for what is chosen: there it ends the list.
  const bool is_low = model.layout().panel.h < start_height + frame.pen.size(Style::Body) * 12;
  Sheet sheet(frame.pen, model.layout().panel, strings.text("command.new-game"), frame.row("close"), is_low ? 0 : start_height, frame.scroll, frame.wishes);
  sheet.notice(frame.notice);
  game_tiles(sheet, frame);
  sheet.note(game_origin(strings, staged));
  sheet.space(frame.pen.gap() * 1.4f);

  const float gap = frame.pen.gap() * 0.7f;
  const bool beside = sheet.body().w > frame.pen.size(Style::Body) * 27;
  Rect strip = sheet.take(sheet.button_height());
  if (beside) strip.w = (strip.w - gap) / 2;
  sheet.stepper(strip, *frame.row("setup.pits.less"), *frame.row("setup.pits.more"), strings.text("setup.pits", {{"n", staged.pits}}));
  if (beside) {
    strip.x += strip.w + gap;
  } else {
    sheet.space(gap);
    strip = sheet.take(sheet.button_height());
  }
  sheet.stepper(strip, *frame.row("setup.seeds.less"), *frame.row("setup.seeds.more"), strings.text("setup.seeds", {{"n", staged.seeds}}));

  seat_choices(sheet, frame, "setup.seat.", Side::South);
  seat_choices(sheet, frame, "setup.seat.", Side::North);
  sheet.space(gap * 2);
  for (const Command* option : frame.rows("setup.option.")) sheet.toggle(*option);
  sheet.space(gap * 2);
  for (const char* id : {"edit", "resign"}) {
    const Command* row = frame.row(id);
    if (row == nullptr) continue;
    sheet.row(*row, icon_of(id), ButtonKind::Plain);
    sheet.space(gap);
  }

  if (is_low) return sheet.row(*frame.row("setup.start"), Icon::None, ButtonKind::Primary);
  const Rect footer = sheet.finish();
  frame.pen.command(footer, *frame.row("setup.start"), ButtonKind::Primary, {}, frame.wishes);
}

}  // namespace mancala
