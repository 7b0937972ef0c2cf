#include <algorithm>

#include "shell/twin.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_resign(const PanelFrame& frame) {
  const Strings& strings = frame.model.strings();
  // A question needs no more room than itself.
  const Pen& pen = frame.pen;
  Rect place = frame.model.layout().panel;
  const Rect body = Sheet::body_of(pen, place);
  float asked = 3 * pen.gap() + 2 * Sheet::button_height(pen);
  for (const std::string& line : panel_lines(frame.model)) asked += pen.paragraph({0, 0, body.w, 0}, line, Style::Body, 0, true);
  place.h = std::min(place.h, place.h - body.h + asked);
  Sheet sheet(pen, place, strings.text("command.resign"), frame.row("close"), 0, frame.scroll, frame.wishes);
  for (const std::string& line : panel_lines(frame.model)) sheet.words(line);
  sheet.space(pen.gap() * 2);
  if (const Command* yes = frame.row("resign.yes")) sheet.row(*yes, icon_of("resign"), ButtonKind::Plain);
  sheet.space(pen.gap());
  if (const Command* no = frame.row("resign.no")) sheet.row(*no, Icon::None, ButtonKind::Primary);
}

}  // namespace mancala
