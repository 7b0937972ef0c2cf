#include "shell/twin.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_resign(const PanelFrame& frame) {
  const Strings& strings = frame.model.strings();
  Sheet sheet(frame.pen, frame.model.layout().panel, strings.text("command.resign"), frame.row("close"), 0, frame.scroll, frame.wishes);
  for (const std::string& line : panel_lines(frame.model)) sheet.words(line);
  sheet.space(frame.pen.gap() * 2);
  if (const Command* yes = frame.row("resign.yes")) sheet.row(*yes, icon_of("resign"), ButtonKind::Primary);
  sheet.space(frame.pen.gap());
  if (const Command* no = frame.row("resign.no")) sheet.row(*no, Icon::None, ButtonKind::Plain);
}

}  // namespace mancala
