// The board's shape in pixels, as the baker and the painters need it.
#pragma once

#include <vector>

namespace mancala {

// A bowl or a trough: a rectangle with ends as round as its shorter half.
struct Hollow {
  float x = 0, y = 0;            // centre
  float half_w = 0, half_h = 0;
  bool store = false;
  bool operator==(const Hollow&) const = default;
};

struct BoardForm {
  int width = 0, height = 0;                        // of the whole picture, table included
  float left = 0, top = 0, right = 0, bottom = 0;   // the slab before it is bent
  float unit = 1;                                   // a pit's radius
  float bend = 0;                                   // pixels from the highest to the lowest point of the bent axis
  bool upright = false;                             // the board's long axis stands
  std::vector<Hollow> hollows;                      // where they lie on the bent board
  bool operator==(const BoardForm&) const = default;

  float centre_x() const { return (left + right) / 2; }
  float centre_y() const { return (top + bottom) / 2; }
  float half_length() const { return (upright ? bottom - top : right - left) / 2; }
  float half_breadth() const { return (upright ? right - left : bottom - top) / 2; }
};

// The same form in a picture `scale` times as large.
BoardForm scaled(const BoardForm& form, float scale);

// Distance to the edge of a hollow; negative inside.
float distance_to(const Hollow& hollow, float x, float y);

}  // namespace mancala
