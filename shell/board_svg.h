// A position as a drawing that any browser or printer shows: the board of `BoardLayout` in flat colours, as SVG text.
#pragma once

#include <string>

#include "engine/position.h"
#include "engine/ruleset.h"
#include "shell/board_layout.h"
#include "shell/theme.h"

namespace mancala {

struct SvgOptions {
  bool table = true;   // the ground beneath the board; without it the drawing stands on what is behind it
  bool touch = false;  // an invisible rectangle with `data-tap` over each pit, for a page that listens to them
};

// Canvas in CSS pixels; only the board is drawn, as large as it fits. Seeds lie where the view lays them.
std::string board_svg(const Ruleset& ruleset, const Position& position, const Theme& theme, float width, float height,
                      const SvgOptions& options = {});

}  // namespace mancala
