// Where everything lies on a canvas of a given size, in logical pixels: pure geometry, no drawing.
//
// As South sees it. Landscape: South's row at the bottom, left to right `A B C …`; North's above it, right to left
// `a b c …`; South's store at the right, North's at the left. Portrait: the same board turned a quarter to the left, so
// that South's row goes up the right column to South's store at the top.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/ruleset.h"
#include "shell/spot.h"

namespace mancala {

struct Point { float x = 0, y = 0; };

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  float right() const { return x + w; }
  float bottom() const { return y + h; }
  Point center() const { return {x + w / 2, y + h / 2}; }
  bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
};

struct Insets { float left = 0, top = 0, right = 0, bottom = 0; };

struct Canvas {
  float width = 0, height = 0;
  Insets safe;               // a notch, a home bar: nothing to touch lies there
  bool board_only = false;   // asked for by an embed or a picture; also chosen below 300 px of height
  std::optional<bool> portrait;  // whether the board stands; otherwise the canvas's shape says it
  bool tabletop = false;     // the players sit across a table: the board lies, and each has an own bar
  bool panel_apart = false;  // a panel is open that is about the board: it lies beside or below it where there is room
  float text_scale = 1;      // of all words
  bool letters = true;       // each pit has its name beside it, where there is room
};

struct PitPlace {
  Point center;
  float radius = 0;
  Rect touch;                // neighbours' touch areas meet, none overlap
  Point numeral;             // centre of the count, outside the bowl
  Point letter;              // centre of its name, outside the bowl and clear of a small count
};

struct StorePlace {
  Rect bowl;                 // with corners rounded by half its shorter side
  Rect touch;
  Point numeral;             // centre of the count
  Point gain;                // centre of what a move would bring, at the other end
};

// How a game's board is made, as far as geometry cares.
struct BoardShape {
  float curve = 0;           // sag of the board's middle, in pit distances: 0 straight, 0.3 a boat
  bool stores_carved = true; // stores that are sown are part of the board; banks are trays beside it
  bool in_rounds = false;    // the head has a second line: how the match stands
};
BoardShape board_shape(const Ruleset& ruleset);

struct BoardLayout {
  int pits = 0;
  bool portrait = false;
  bool board_only = false;   // neither title, status nor toolbar
  bool tabletop = false;     // title, status and toolbar are South's; North's lie turned() across the table
  // On a phone that stands between the players: everything is laid out and drawn as on a lying canvas, and then turned a
  // quarter to the left, so that South sits at the right. All places here are before that turn.
  bool sideways = false;
  float width = 0, height = 0;  // of the canvas, before that turn
  Point middle;              // of the canvas's usable part: what is turned, is turned round it
  float pitch = 0;           // distance of neighbouring pits' centres along a row
  float text = 16;           // size of body text
  float plain_text = 16;     // the same where nobody has asked for larger text
  Rect title;
  Rect status;
  Rect toolbar;              // as high as a touch area; the view parts it
  Rect panel;                // where an open panel lies
  Rect board;                // the slab before it is bent
  float bend = 0;            // the slab's middle is displaced this far (landscape: down, portrait: right), its ends not at all
  float numeral_size = 0;    // height of a small count; large ones are 1.5 times that
  bool lettered = false;     // each pit has its name beside it, as high as a small count
  std::array<PitPlace, 2 * kMaxPits> places;  // by sowing order
  std::array<StorePlace, 2> stores;           // by index_of(side)

  std::optional<Spot> hit(Point point) const;
  // The direction from a pit outwards that keeps clear of counts and names: between its own and those of the next.
  Point clear_way(Pit pit) const;
  Point towards(Side side) const;  // one step from the board to where that side sits
  // Displacement of the slab at a place along its long axis (x in landscape, y in portrait).
  float bend_at(float along) const;
  // Column (left to right) and row (0: North's) on the screen as South sees it in landscape.
  int column(Pit pit) const { return pit < pits ? pit : 2 * pits - 1 - pit; }
  int row(Pit pit) const { return pit < pits ? 1 : 0; }
  Point turned(Point p) const { return {2 * middle.x - p.x, 2 * middle.y - p.y}; }
  Rect turned(const Rect& r) const { return {2 * middle.x - r.right(), 2 * middle.y - r.bottom(), r.w, r.h}; }
  // From these places to the screen's, and back.
  Point on_screen(Point p) const { return sideways ? Point{p.y, width - p.x} : p; }
  Rect on_screen(const Rect& r) const { return sideways ? Rect{r.y, width - r.right(), r.h, r.w} : r; }
  Point from_screen(Point p) const { return sideways ? Point{width - p.y, p.x} : p; }
  Pit pit_at(int column, int row) const { return static_cast<Pit>(row == 1 ? column : 2 * pits - 1 - column); }
};

BoardLayout layout_board(const Canvas& canvas, int pits, const BoardShape& shape);

}  // namespace mancala
