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

// A dish of its own beside the slab; its hollow is among the form's hollows.
struct Tray {
  float left = 0, top = 0, right = 0, bottom = 0;
  bool operator==(const Tray&) const = default;
};

struct BoardForm {
  int width = 0, height = 0;                        // of the whole picture, table included
  float left = 0, top = 0, right = 0, bottom = 0;   // the slab before it is bent
  std::vector<Tray> trays;
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

struct BoardLayout;

// The board of a layout; everything in logical pixels, `scaled` makes device pixels of them.
// `dishes`: stores are dishes of their own, not carved into the slab or dug into the ground.
BoardForm form_of(const BoardLayout& layout, bool dishes);
// A store's hollow or a pit's, as they are numbered: pits by sowing order, then South's store, then North's.
inline int store_hollow(int pits, int side) { return 2 * pits + side; }

// The same form in a picture `scale` times as large.
BoardForm scaled(const BoardForm& form, float scale);

// Distance to the edge of a rectangle with round corners, centred on 0; negative inside.
float box_distance(float x, float y, float half_w, float half_h, float corner);
// The same of a hollow.
float distance_to(const Hollow& hollow, float x, float y);

}  // namespace mancala
