#include <algorithm>

#include "shell/twin.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_resign(const PanelFrame& frame) {
  const Strings& strings = frame.model.strings();
  // A question needs no more room than itself.
  Rect place = frame.model.layout().panel;
  place.h = std::min(place.h, frame.pen.size(Style::Body) * 6 + 2 * std::max(44.0f, frame.pen.size(Style::Body) * 2.5f) + frame.pen.line(Style::Body) * 3);
  Sheet sheet(frame.pen, place, strings.text("command.resign"), frame.row("close"), 0, frame.scroll, frame.wishes);
  for (const std::string& line : panel_lines(frame.model)) sheet.words(line);
  sheet.space(frame.pen.gap() * 2);
  if (const Command* yes = frame.row("resign.yes")) sheet.row(*yes, icon_of("resign"), ButtonKind::Plain);
  sheet.space(frame.pen.gap());
  if (const Command* no = frame.row("resign.no")) sheet.row(*no, Icon::None, ButtonKind::Primary);
}

}  // namespace mancala
