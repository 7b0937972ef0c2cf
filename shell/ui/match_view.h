// What frames the board: the game's name, whose move it is, and the bar of commands.
#pragma once

#include <vector>

#include "shell/app_model.h"
#include "shell/commands.h"
#include "shell/ui/pen.h"

namespace mancala {

void draw_heading(const AppModel& model, const Pen& pen);
void draw_toolbar(const AppModel& model, const Pen& pen, const std::vector<Command>& table, std::vector<Action>& wishes);

// The rows that the bar shows now, in order.
std::vector<const Command*> toolbar_rows(const AppModel& model, const std::vector<Command>& table);

}  // namespace mancala
