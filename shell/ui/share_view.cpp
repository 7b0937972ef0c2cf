#include "shell/twin.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_share(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  Sheet sheet(frame.pen, model.layout().panel, model.strings().text("command.share"), frame.row("close"), 0, frame.scroll, frame.wishes);
  sheet.notice(frame.notice);
  for (const std::string& line : panel_lines(model)) {
    sheet.words(line);
    sheet.space(frame.pen.gap() * 0.8f);
  }
  for (const Command* row : frame.rows("share.")) {
    const bool call = row->id == "share.link" && model.session().friends_turn();
    sheet.row(*row, icon_of(row->id), call ? ButtonKind::Primary : ButtonKind::Plain, true);
    sheet.space(frame.pen.gap() * 0.6f);
  }
}

}  // namespace mancala
