// The board as the page's document has it: one JSON text for a keyboard, a screen reader and the page's API.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mancala {

class AppModel;

// Keys: game title language status turn position pits stores commands groups panel panelTitle panelText fields moves focus surroundings textSize sound boardOnly notice seats.
std::string twin_json(const AppModel& model);

// The lines of the open panel: rules, the move list …; empty when none is open.
std::vector<std::string> panel_lines(const AppModel& model);

std::string json_quoted(std::string_view text);

}  // namespace mancala
