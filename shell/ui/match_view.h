// What frames the board: the game's name, whose move it is, and the bar of commands.
#pragma once

#include <vector>

#include "shell/app_model.h"
#include "shell/commands.h"
#include "shell/ui/pen.h"

namespace mancala {

// Across a table each side has both for itself: `reader` says whose they are. Otherwise there is nobody's, once.
void draw_heading(const AppModel& model, const Pen& pen, std::optional<Side> reader = std::nullopt);
void draw_toolbar(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes,
                  std::optional<Side> reader = std::nullopt);
// Heading and toolbar as the layout asks for them: once, or for each side.
void draw_frame(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes);

// The rows that the bar shows now, in order.
std::vector<const Command*> toolbar_rows(const AppModel& model, const std::vector<Command>& table, std::optional<Side> reader = std::nullopt);

}  // namespace mancala
