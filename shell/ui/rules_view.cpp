#include <string>

#include "shell/announcer.h"
#include "shell/twin.h"
#include "shell/ui/panel_views.h"

namespace mancala {

void draw_rules(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Ruleset& rules = model.session().ruleset();
  Sheet sheet(frame.pen, model.layout().panel, model.strings().text("rules.title", {{"game", game_name(model.strings(), rules)}}), frame.row("close"), 0, frame.scroll, frame.wishes);
  for (const std::string& line : panel_lines(model)) {
    sheet.words(line);
    sheet.space(frame.pen.gap() * 0.8f);
  }
}

}  // namespace mancala
