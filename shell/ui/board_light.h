// Whose turn it is, as light on the board: the side that moves lies in it, the other row is dimmed.
#pragma once

#include <optional>

#include "engine/board.h"
#include "shell/board_layout.h"

namespace mancala {

class BoardLight {
 public:
  // Turns towards `side` (nothing: both lit) over about a third of a second of `seconds`, or at once.
  void turn(std::optional<Side> side, float seconds, bool at_once);
  bool at_rest() const { return south_ == south_wanted_ && north_ == north_wanted_; }
  // Brightness of a place of the board, 0 … 1; that of the table is the same whoever moves.
  static constexpr float kTable = 0.86f;
  float at(const BoardLayout& layout, Point place) const;

 private:
  float south_ = 1, north_ = 1, south_wanted_ = 1, north_wanted_ = 1;  // how lit each side is, 0 … 1
};

}  // namespace mancala
