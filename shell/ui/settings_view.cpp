#include "shell/ui/panel_views.h"

namespace mancala {

void draw_settings(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Strings& strings = model.strings();
  Sheet sheet(frame.pen, model.layout().panel, strings.text("command.settings"), frame.row("close"), 0, frame.scroll, frame.wishes);
  seat_choices(sheet, frame, "seat.", Side::South);
  seat_choices(sheet, frame, "seat.", Side::North);
  for (const char* group : {"speed", "numerals", "motion", "preview", "layout", "theme", "language"}) {
    const std::vector<const Command*> rows = frame.rows(std::string(group) + ".");
    if (rows.size() < 2) continue;  // no choice
    sheet.heading(strings.text(std::string("group.") + group));
    sheet.choices(rows);
  }
  sheet.space(frame.pen.gap() * 2);
  if (const Command* resign = frame.row("resign")) sheet.row(*resign, icon_of("resign"), ButtonKind::Plain);
  sheet.space(frame.pen.gap());
}

}  // namespace mancala
