#include "shell/theme.h"

#include <algorithm>
#include <iterator>

namespace mancala {
namespace {

// Rows: one a game, then those for every game. Only what differs from the defaults is said.
const Theme kThemes[] = {
    {
        // Pale maple, coloured glass, on slate-blue linen.
        .name = "kalah",
        .board = {.light = {0xE8CDA2}, .dark = {0xBF9363}, .rings = 2.2f, .ring_contrast = 0.5f, .mottle = 0.3f,
                  .pores = 0.25f, .roughness = 0.25f, .gloss = 0.30f, .shine = 28},
        .table = {.substance = Substance::Cloth, .light = {0x3A4A52}, .dark = {0x27343B}, .mottle = 0.35f},
        .cut = {.corner = 1.55f, .bevel = 0.30f, .thickness = 0.55f, .bowl_depth = 0.62f, .lip = 0.10f},
        .seed = {.shape = SeedShape::Glass, .radius = 0.235f, .colours = 6,
                 .colour = {{{0xC8322B}, {0xE8A51C}, {0x1F8F55}, {0x1E63C4}, {0xE9EEF0}, {0x7A3FA0}}}, .timbre = Timbre::Glass},
        .palette = {.text = {0xF4EFE6}, .muted = {0xB9C2C6}, .panel = {0x1D272D}, .button = {0x42525B},
                    .accent = {0xFFD27A}, .accent_text = {0x2A1C08}, .numeral = {0x33200C}, .numeral_halo = {0xE9CB9C},
                    .rim = {0xFFF0C4}, .signal = {0xFFD27A}, .mark = {0x1F5E86}, .owner = {{{0xFFD27A}, {0x8CC7F0}}}},
        .day = {.table = {.substance = Substance::Cloth, .light = {0xDFE5E6}, .dark = {0xC6CFD2}, .mottle = 0.35f},
                .text = {0x1A2429}, .muted = {0x3D4B52}, .panel = {0xF3F6F6}, .button = {0xFFFFFF}, .accent = {0x74390A}, .accent_text = {0xFFFFFF}},
    },
    {
        // Dark carved wood in a curve, glossy sapodilla seeds, on a plaited mat.
        .name = "dakon",
        .board = {.light = {0x74452A}, .dark = {0x351A0D}, .rings = 2.8f, .ring_contrast = 0.6f, .mottle = 0.45f,
                  .pores = 0.45f, .roughness = 0.12f, .gloss = 0.50f, .shine = 34},
        .table = {.substance = Substance::Mat, .light = {0x5A4B38}, .dark = {0x362C21}, .mottle = 0.3f},
        .cut = {.corner = 1.75f, .bevel = 0.34f, .thickness = 0.7f, .swell = 0.14f, .bend = 0.55f, .bowl_depth = 0.66f,
                .lip = 0.09f, .lip_rise = 0.05f, .groove = 0.055f, .rosette = 0.27f},
        .seed = {.shape = SeedShape::Almond, .radius = 0.215f, .slenderness = 1.55f, .colours = 4,
                 .colour = {{{0x7C4323}, {0x8E4E28}, {0x67351A}, {0x9C5C33}}}},
        .palette = {.text = {0xF6EBDD}, .muted = {0xD6C6B1}, .panel = {0x21180F}, .button = {0x4B3A29},
                    .accent = {0xF2B24C}, .accent_text = {0x2A1606}, .numeral = {0xFBE9CF}, .numeral_halo = {0x1D0D05}, .is_dark_plaque = true,
                    .rim = {0xE9B25C}, .signal = {0xF2B24C}, .mark = {0xF6D9A8}, .owner = {{{0xF2B24C}, {0x9FD0C8}}}},
        .day = {.table = {.substance = Substance::Mat, .light = {0xE6D8B8}, .dark = {0xCDB88C}, .mottle = 0.3f},
                .text = {0x2A1B0E}, .muted = {0x443118}, .panel = {0xF7F0E0}, .button = {0xFFFBF0}, .accent = {0x602C08}, .accent_text = {0xFFFFFF}},
    },
    {
        // Heavy weathered wood, grey nickernuts, on red earth.
        .name = "djenon-aboure",
        .board = {.light = {0xA79C8A}, .dark = {0x5F564A}, .rings = 2.4f, .ring_contrast = 0.55f, .mottle = 0.6f,
                  .pores = 0.6f, .roughness = 0.9f, .gloss = 0.06f, .shine = 10, .cracks = 0.9f},
        .table = {.substance = Substance::Earth, .light = {0x5A3223}, .dark = {0x371C14}, .mottle = 0.6f,
                  .roughness = 0.6f, .gloss = 0},
        .cut = {.corner = 0.75f, .bevel = 0.38f, .thickness = 1.0f, .swell = 0.10f, .raggedness = 0.07f,
                .bowl_depth = 0.7f, .lip = 0.14f, .tool_marks = 0.8f},
        .seed = {.shape = SeedShape::Nut, .radius = 0.225f, .slenderness = 1.12f, .colours = 4,
                 .colour = {{{0xA4AAAE}, {0x8F969B}, {0xB4B8B5}, {0x808789}}}, .timbre = Timbre::Nut},
        .palette = {.text = {0xF7EDE4}, .muted = {0xD0B8A9}, .panel = {0x2B1710}, .button = {0x5F3A2B},
                    .accent = {0xFFC267}, .accent_text = {0x2A1506}, .numeral = {0x17110B}, .numeral_halo = {0xBDB3A3},
                    .rim = {0xFFE3AE}, .signal = {0xFFC267}, .mark = {0x7A2412}, .owner = {{{0xFFC267}, {0xA9D3E8}}}},
        .day = {.table = {.substance = Substance::Earth, .light = {0xE6D0B6}, .dark = {0xCCAB8A}, .mottle = 0.4f, .roughness = 0.4f, .gloss = 0},
                .text = {0x2B1710}, .muted = {0x482E22}, .panel = {0xF8EFE5}, .button = {0xFFF9F2}, .accent = {0x64250F}, .accent_text = {0xFFFFFF}},
    },
    {
        // Holes in packed earth, chalk lines, river pebbles.
        .name = "san-yao",
        .board = {.substance = Substance::Earth, .light = {0xB08F66}, .dark = {0x82664A}, .mottle = 0.5f,
                  .roughness = 0.5f, .gloss = 0},
        .table = {.substance = Substance::Earth, .light = {0x62503A}, .dark = {0x44372A}, .mottle = 0.7f,
                  .roughness = 0.9f, .gloss = 0},
        .cut = {.corner = 0.9f, .bevel = 0.5f, .thickness = 0.0f, .raggedness = 0.10f, .bowl_depth = 0.6f, .lip = 0.16f,
                .lip_rise = 0.07f, .tool_marks = 0.5f, .chalk = 0.07f, .trim = {0xF1EDE2}, .slab = false},
        .seed = {.shape = SeedShape::Pebble, .radius = 0.222f, .slenderness = 1.3f, .colours = 6,
                 .colour = {{{0x8E9497}, {0xC9C0B0}, {0x5F666B}, {0xA58A74}, {0x7E8A80}, {0xE0DCD2}}}, .timbre = Timbre::Pebble},
        .palette = {.text = {0xF8F1E4}, .muted = {0xD3C5AF}, .panel = {0x2A2117}, .button = {0x5E4C37},
                    .accent = {0xFFD98A}, .accent_text = {0x2B1D0A}, .numeral = {0x20160B}, .numeral_halo = {0xC2A67C},
                    .rim = {0xFFF4D6}, .signal = {0xFFD98A}, .mark = {0x7C2A16}, .owner = {{{0xFFD98A}, {0x9CCBEA}}}},
        .day = {.table = {.substance = Substance::Earth, .light = {0xDFCFAC}, .dark = {0xC6B189}, .mottle = 0.5f, .roughness = 0.6f, .gloss = 0},
                .text = {0x2A2013}, .muted = {0x3E3221}, .panel = {0xF5EFE0}, .button = {0xFFFBF2}, .accent = {0x5C2B0A}, .accent_text = {0xFFFFFF}},
    },
    {
        // Brass-edged walnut, cowries, on a madder-red carpet.
        .name = "mangala-ii",
        .board = {.light = {0x8A5C3B}, .dark = {0x432816}, .rings = 2.6f, .ring_contrast = 0.75f, .mottle = 0.5f,
                  .pores = 0.5f, .roughness = 0.2f, .gloss = 0.45f, .shine = 40},
        .table = {.substance = Substance::Cloth, .light = {0x5A1F26}, .dark = {0x3A1218}, .mottle = 0.4f},
        .cut = {.corner = 0.35f, .bevel = 0.16f, .thickness = 0.6f, .bowl_depth = 0.6f, .lip = 0.06f, .inlay = 0.075f,
                .trim = {0xC79A45}},
        .seed = {.shape = SeedShape::Cowrie, .radius = 0.225f, .slenderness = 1.35f, .colours = 4,
                 .colour = {{{0xF3E7D2}, {0xEAD9BD}, {0xF7F0E4}, {0xDCC7A6}}}, .timbre = Timbre::Shell},
        .palette = {.text = {0xF8EDE2}, .muted = {0xD6BAB2}, .panel = {0x2A0E12}, .button = {0x65303A},
                    .accent = {0xF0C465}, .accent_text = {0x2A1606}, .numeral = {0xFCEFD8}, .numeral_halo = {0x22110A}, .is_dark_plaque = true,
                    .rim = {0xFFF7E4}, .signal = {0xF0C465}, .mark = {0xFFE7B0}, .owner = {{{0xF0C465}, {0x9FC7E8}}}},
        .day = {.table = {.substance = Substance::Cloth, .light = {0xEADDCB}, .dark = {0xD0BBA5}, .mottle = 0.4f},
                .text = {0x34121A}, .muted = {0x5F3038}, .panel = {0xF8F1E8}, .button = {0xFFFBF5}, .accent = {0x7A1F2B}, .accent_text = {0xFFFFFF}},
    },
    {
        // Calm: flat sand, dark discs; nothing shines.
        .name = "plain",
        .board = {.substance = Substance::Flat, .light = {0xC9B48C}, .dark = {0xF1E8D4}},
        .table = {.substance = Substance::Flat, .light = {0x37454B}, .dark = {0x37454B}},
        .cut = {.corner = 1.3f, .inlay = 0.06f, .trim = {0x66512C}},
        .seed = {.shape = SeedShape::Disc, .radius = 0.215f, .colours = 3,
                 .colour = {{{0x1F5563}, {0x953A26}, {0x4A4038}}}, .outline = {0xF1E8D4}},
        .palette = {.text = {0xF4EFE6}, .muted = {0xC3CBCE}, .panel = {0x232E33}, .button = {0x4A5A61},
                    .accent = {0xFFD27A}, .accent_text = {0x2A1C08}, .numeral = {0x241B10}, .numeral_halo = {0xEADFC6},
                    .rim = {0xFFF6DA}, .signal = {0xFFD27A}, .rim_shade = {0x2A2015}, .mark = {0x1F5563}, .owner = {{{0x7A2E14}, {0x14485A}}}},
        .day = {.table = {.substance = Substance::Flat, .light = {0xE4E0D6}, .dark = {0xE4E0D6}},
                .text = {0x26221B}, .muted = {0x4C463B}, .panel = {0xF7F4EC}, .button = {0xFFFFFF}, .accent = {0x7A3F0C}, .accent_text = {0xFFFFFF}},
    },
    {
        // Black, white and yellow; what differs in colour differs in shape.
        .name = "contrast",
        .board = {.substance = Substance::Flat, .light = {0x242424}, .dark = {0x000000}},
        .table = {.substance = Substance::Flat, .light = {0x000000}, .dark = {0x000000}},
        .cut = {.corner = 1.0f, .inlay = 0.08f, .trim = {0xFFFFFF}},
        .seed = {.shape = SeedShape::Disc, .radius = 0.22f, .colours = 3,
                 .colour = {{{0xFFFFFF}, {0xFFE600}, {0xFFFFFF}}}, .outline = {0x000000}},
        .palette = {.text = {0xFFFFFF}, .muted = {0xFFFFFF}, .panel = {0x000000}, .button = {0x000000},
                    .accent = {0xFFE600}, .accent_text = {0x000000}, .numeral = {0xFFFFFF}, .numeral_halo = {0x000000}, .is_dark_plaque = true,
                    .rim = {0xFFE600}, .signal = {0xFFE600}, .rim_shade = {0x000000}, .mark = {0xFFE600}, .owner = {{{0xFFE600}, {0xFFFFFF}}},
                    .outlined = true, .text_contrast = 7, .shape_contrast = 4.5f},
        .day = {.table = {.substance = Substance::Flat, .light = {0xFFFFFF}, .dark = {0xFFFFFF}},
                .text = {0x000000}, .muted = {0x000000}, .panel = {0xFFFFFF}, .button = {0xFFFFFF}, .accent = {0x000000}, .accent_text = {0xFFE600}},
    },
};

}  // namespace

std::span<const Theme> themes() { return kThemes; }

const Theme* find_theme(std::string_view name) {
  for (const Theme& theme : kThemes)
    if (theme.name == name) return &theme;
  return nullptr;
}

const Theme& theme_of(std::string_view game_id) {
  const Theme* theme = find_theme(game_id);
  return theme ? *theme : kThemes[0];
}

const Theme& in_daylight(const Theme& theme) {
  static const auto made = [] {
    std::array<Theme, std::size(kThemes)> lit;
    std::copy(std::begin(kThemes), std::end(kThemes), lit.begin());
    for (Theme& one : lit) {
      const Daylight& day = one.day;
      Palette& p = one.palette;
      one.table = day.table;
      one.table_light = 1.2f;
      one.dusk = 0.25f;
      p.text = day.text, p.muted = day.muted, p.panel = day.panel, p.button = day.button, p.accent = day.accent, p.accent_text = day.accent_text;
    }
    return lit;
  }();
  return made[static_cast<std::size_t>(&theme - kThemes)];
}

}  // namespace mancala
