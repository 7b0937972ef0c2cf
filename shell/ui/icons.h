// Signs drawn by code with one stroke width, so that they are crisp at every size.
#pragma once

#include <cstdint>
#include <string_view>

#include "imgui.h"

namespace mancala {

enum class Icon : std::uint8_t { None, Undo, Redo, NewGame, History, Rules, Settings, Close, Flag, NextRound, Pass, Swap, Plus, Minus, First, Back, Forward, Live, Check, Skip, Edit, Empty, Hint, Analysis, Curve, Share, Copy, Save, Open, Picture, Globe };

// The sign for a row of the command table by its id, or for a group of them; None when it has none.
Icon icon_of(std::string_view command_id);

// Within a square of `size` round (x, y).
void draw_icon(ImDrawList& list, Icon icon, float x, float y, float size, ImU32 colour);

}  // namespace mancala
