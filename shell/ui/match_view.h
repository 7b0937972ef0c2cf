// What frames the board: the game's name, whose move it is, and the bar of commands.
#pragma once

#include <vector>

#include "shell/app_model.h"
#include "shell/commands.h"
#include "shell/ui/pen.h"

namespace mancala {

// Across a table each side has both for itself: `reader` says whose they are. Otherwise there is nobody's, once.
// False where the head has no room for a notice, which is then to be told elsewhere.
bool draw_heading(const AppModel& model, const Pen& pen, std::optional<Side> reader = std::nullopt);
void draw_toolbar(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes,
                  std::optional<Side> reader = std::nullopt);
// Heading and toolbar as the layout asks for them: once, or for each side. False as for the heading.
bool draw_frame(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes);
// A notice that the head has no room for, on a sheet above the bar.
void draw_long_notice(const AppModel& model, const Pen& pen);

// The rows that the bar shows now, in order.
std::vector<const Command*> toolbar_rows(const AppModel& model, const std::vector<Command>& table, std::optional<Side> reader = std::nullopt);

}  // namespace mancala
