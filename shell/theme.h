// What a game's board is made of, as data: one renderer, one row a theme, found by the game's id.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mancala {

// A colour as people write it, 0xRRGGBB in sRGB.
struct Ink {
  std::uint32_t rgb = 0;
};

// Flat: one colour without grain or light. A board of it has hollows in `dark`, and outlines in the cut's trim.
enum class Substance : std::uint8_t { Wood, Earth, Cloth, Mat, Flat };
// Disc: flat, in one colour with an outline; every other colour has a pattern of its own.
enum class SeedShape : std::uint8_t { Glass, Almond, Nut, Pebble, Cowrie, Disc };

// A surface seen from above. Lengths are in parts of a pit's radius, so that a board looks the same at every size.
struct Surface {
  Substance substance = Substance::Wood;
  Ink light, dark;           // early and late wood; grains; threads
  float rings = 3.0f;        // year rings across one pit radius
  float ring_contrast = 0.5f;
  float mottle = 0.3f;       // slow change of tone, 0 … 1
  float pores = 0.2f;        // short dark strokes along the grain, 0 … 1
  float roughness = 0.0f;    // how much the grain bends the light, 0 … 1
  float gloss = 0.2f;        // strength of the highlight, 0 … 1
  float shine = 24.0f;       // exponent of the highlight
  float cracks = 0.0f;       // weathering along the grain, 0 … 1
};

// How the board is cut. Lengths in parts of a pit's radius.
struct Cut {
  float corner = 1.0f;       // corner radius of the slab
  float bevel = 0.25f;       // width of its rounded edge
  float thickness = 0.5f;
  float swell = 0.0f;        // how far the long sides bulge (positive) in the middle
  float bend = 0.0f;         // how far the ends of the board lie above its middle: a smile
  float raggedness = 0.0f;   // how uneven the outline and the rims are
  float bowl_depth = 0.55f;
  float lip = 0.10f;         // width of the rounded rim of a bowl
  float lip_rise = 0.0f;     // height of a raised rim (crumbled earth, turned wood)
  float tool_marks = 0.0f;   // dents left by the adze, 0 … 1
  float groove = 0.0f;       // width of a carved line along the outline
  float rosette = 0.0f;      // radius of the flowers carved where four bowls meet
  float inlay = 0.0f;        // width of a metal band along the outline and round the bowls
  float chalk = 0.0f;        // width of chalk lines
  Ink trim;                  // colour of inlay or chalk
  bool slab = true;          // false: holes in the ground itself
};

// What a seed sounds like when it falls.
enum class Timbre : std::uint8_t { Wood, Glass, Nut, Pebble, Shell };

struct SeedKind {
  SeedShape shape = SeedShape::Glass;
  float radius = 0.2f;       // in parts of a pit's radius
  float slenderness = 1.0f;  // length over width
  int colours = 1;
  std::array<Ink, 6> colour{};
  Ink outline;               // of a disc
  Timbre timbre = Timbre::Wood;
};

// Colours of what is written and drawn over the table. Text over `panel` and over the table keeps 4.5:1, shapes 3:1.
struct Palette {
  Ink text, muted;           // on the table and on panels
  Ink panel;                 // sheets laid over the table
  Ink button;                // raised on the table or on a sheet
  Ink accent;                // the chosen thing
  Ink accent_text;           // on accent
  Ink numeral, numeral_halo; // on the board beside a pit
  bool is_dark_plaque = false;  // light numerals on a dark plaque
  Ink rim;                   // round playable pits
  Ink signal;                // marks on the board: focus, preview, what a move changed
  Ink rim_shade{0x1A0F06};   // behind both, so that they show on light and on dark
  std::array<Ink, 2> owner;  // South, North: whose a pit is, where rows do not say it
  bool outlined = false;     // buttons have a full outline, and rims are broad
  float text_contrast = 4.5f, shape_contrast = 3.0f;  // the least that it keeps (WCAG 2.2: AA; 7 is AAA)
};

// What is another in light surroundings: the table, and what is written over it. The board stays.
struct Daylight {
  Surface table;
  Ink text, muted, panel, button, accent, accent_text;
};

struct Theme {
  std::string_view name;     // a game's id for the theme made for it
  Surface board, table;
  Cut cut;
  SeedKind seed;
  Palette palette;
  Daylight day;
  float table_light = 1.0f;  // brightness of the table far from the board
  float dusk = 1.0f;         // how much the light falls off from the lamp: 1 in a dim room, less by day
};

std::span<const Theme> themes();
const Theme* find_theme(std::string_view name);
// The theme of a game; the first one when the game has none of its own.
const Theme& theme_of(std::string_view game_id);
// One of themes(), in light surroundings; the same object for the same theme.
const Theme& in_daylight(const Theme& theme);

}  // namespace mancala
