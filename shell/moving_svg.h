// An example as a small drawing that moves by itself, for an `<img>`: SVG with CSS, no script.
#pragma once

#include <string>

#include "shell/example.h"
#include "shell/theme.h"

namespace mancala {

// Below `#start` it stands still on the position before the moves, below `#end` and for whoever wants less motion on the one after.
std::string moving_svg(const Example& example, const Theme& theme, float width, float height);

}  // namespace mancala
