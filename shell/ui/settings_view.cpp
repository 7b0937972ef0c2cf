#include <algorithm>

#include "shell/ui/match_view.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_settings(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Strings& strings = model.strings();
  Sheet sheet(frame.pen, model.layout().panel, strings.text("command.settings"), frame.row("close"), 0, frame.scroll, frame.wishes);
  sheet.notice(frame.notice);
  // In the order of the table, which keys follow.
  const auto choose = [&](std::string_view group) {
    const std::vector<const Command*> rows = frame.rows(std::string(group) + ".");
    if (rows.size() < 2) return;  // no choice
    sheet.heading(strings.text("group." + std::string(group)), icon_of(group));
    sheet.choices(rows);
  };
  choose("language");
  seat_choices(sheet, frame, "seat.", Side::South);
  seat_choices(sheet, frame, "seat.", Side::North);
  for (const SettingRow& row : setting_rows()) choose(row.name);
  choose("theme");
  sheet.space(frame.pen.gap() * 2);
  if (const Command* reset = frame.row("settings.reset")) {
    sheet.row(*reset, icon_of(reset->id), ButtonKind::Plain);
    sheet.note(strings.text("settings.reset.about"));
  }
  // Where the bar has no room for it.
  const std::vector<const Command*> bar = toolbar_rows(frame.model, frame.table);
  const Command* share = frame.row("share");
  if (share != nullptr && std::find(bar.begin(), bar.end(), share) == bar.end()) {
    sheet.space(frame.pen.gap());
    sheet.row(*share, icon_of("share"), ButtonKind::Plain);
  }
  sheet.space(frame.pen.gap());
}

}  // namespace mancala
