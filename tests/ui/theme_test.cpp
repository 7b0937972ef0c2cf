// Colours keep the contrast they owe: 4.5:1 for text, 3:1 for shapes.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/match.h"
#include "shell/ui/pen.h"
#include "shell/ui/seed_painter.h"
#include "shell/ui/surface.h"
#include "shell/theme.h"
#include "tests/support/stage.h"

namespace mancala::test {
namespace {

double luminance(Ink ink) {
  const Light l = to_light(ink);
  return 0.2126 * l.r + 0.7152 * l.g + 0.0722 * l.b;
}

double contrast(Ink a, Ink b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

Ink dimmed(Ink ink, double by) {
  const auto part = [&](int shift) { return static_cast<std::uint32_t>(static_cast<double>(ink.rgb >> shift & 255) * by) << shift; };
  return {part(16) | part(8) | part(0)};
}

// `over` on `ground`, letting it through.
Ink laid(Ink over, double alpha, Ink ground) {
  std::uint32_t rgb = 0;
  for (int shift = 16; shift >= 0; shift -= 8)
    rgb |= static_cast<std::uint32_t>((over.rgb >> shift & 255) * alpha + (ground.rgb >> shift & 255) * (1 - alpha)) << shift;
  return {rgb};
}

}  // namespace

TEST_CASE("each game has its own theme") {
  for (const Ruleset& ruleset : rulesets()) CHECK(theme_of(ruleset.id).name == ruleset.id);
  CHECK(!theme_of("no-such-game").name.empty());
}

TEST_CASE("the rim of what can be played is not taken for a rim of metal that each bowl has") {
  for (const Theme& theme : themes())
    if (theme.cut.inlay > 0 && theme.board.substance != Substance::Flat) CHECK(contrast(theme.palette.rim, theme.cut.trim) >= 2);
}

TEST_CASE("text and shapes of every theme stand out, in light and in dark") {
  for (const Theme& dark : themes())
    for (const Theme* theme : {&dark, &in_daylight(dark)}) {
      CAPTURE(theme->name);
      CAPTURE(theme == &dark);
      const Palette& p = theme->palette;
      const double text = p.text_contrast, shape = p.shape_contrast;
      // What lies on the table and on sheets. Buttons let some of what is below them through.
      for (const Ink ground : {p.panel, theme->table.light, theme->table.dark}) {
        CAPTURE(ground.rgb);
        CHECK(contrast(p.text, ground) >= text);
        CHECK(contrast(p.text, laid(p.button, 0.86, ground)) >= text);
        CHECK(contrast(p.text, laid(p.button, 0.40, ground)) >= text);
        CHECK(contrast(p.muted, ground) >= text);
        CHECK(contrast(p.accent, ground) >= text);  // the end of a game is told in it
        if (p.outlined) CHECK(contrast(p.text, ground) >= shape);
      }
      CHECK(contrast(p.accent_text, p.accent) >= text);
      CHECK(contrast(p.numeral, p.numeral_halo) >= text);
      // Beside a dimmed row.
      if (p.is_dark_plaque) CHECK(contrast(dimmed(p.numeral, 0.82), p.numeral_halo) >= text);
      else CHECK(contrast(p.numeral, dimmed(p.numeral_halo, 0.82)) >= text);
      // A pit's name on the board itself: its edge is of eight faint strokes, of which about five meet, and the row may be dimmed.
      for (const Ink wood : {theme->board.light, theme->board.dark})
        for (const double light : {1.0, 0.62}) {
          CAPTURE(light);
          CHECK(contrast(p.numeral, laid(p.numeral_halo, 0.8, dimmed(wood, light))) >= text);
        }
      // What cannot be pressed now can still be read.
      for (const Ink ground : {p.panel, theme->table.light, theme->table.dark}) {
        const Ink button = laid(p.button, 0.40, ground);
        CHECK(contrast(laid(p.text, Pen::kDisabled, button), button) >= 3);
      }
      // Marks lie over a shade of their own.
      CHECK(contrast(p.signal, p.rim_shade) >= shape);
      CHECK(contrast(p.rim, p.rim_shade) >= shape);
      const bool flat = theme->board.substance == Substance::Flat;
      const Ruleset* ruleset = find_ruleset(theme->name);
      if (flat || (ruleset && has_rounds(*ruleset)))
        for (const Ink owner : p.owner) CHECK(contrast(owner, flat ? theme->board.light : theme->board.dark) >= shape);
      if (!flat) continue;
      CHECK(contrast(p.mark, theme->board.light) >= shape);
      // A flat board has no shadows to show its shape: outlines do, and seeds stand out from their bowl.
      CHECK(contrast(theme->cut.trim, theme->board.light) >= shape);
      CHECK(contrast(theme->cut.trim, theme->board.dark) >= shape);
      CHECK(std::max(contrast(theme->cut.trim, theme->table.light), contrast(theme->board.light, theme->table.light)) >= shape);
      for (int i = 0; i < theme->seed.colours; ++i) {
        const Ink seed = theme->seed.colour[static_cast<std::size_t>(i)];
        CHECK(contrast(seed, theme->board.dark) >= shape);
        CHECK(contrast(seed, theme->seed.outline) >= shape);  // where seeds overlap
      }
    }
}

TEST_CASE("on a flat board what can be played is told by more than a colour, and seeds stand out in the dimmed row too") {
  for (const char* name : {"plain", "contrast"}) {
    CAPTURE(name);
    Stage stage(390, 844, 2);
    stage.model.dispatch(wish::Set{"theme", name});
    stage.set_up("djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N");
    stage.settle();
    stage.screen.render(stage.drawn());
    const Theme& theme = stage.model.theme();
    const BoardLayout& layout = stage.model.layout();
    const auto ink_at = [&](Point at) {
      const std::uint8_t* p = &stage.screen.pixels()[static_cast<std::size_t>(static_cast<int>(at.y * 2) * stage.screen.width() + static_cast<int>(at.x * 2)) * 4];
      return Ink{static_cast<std::uint32_t>(p[0] << 16 | p[1] << 8 | p[2])};
    };
    // From within the bowl towards the other row, where no counts are: what is otherwise than round a pit that cannot be
    // played, colours apart. b has one seed, a five.
    const auto way_out = [&](Pit pit, float far) { return ink_at({layout.places[pit].center.x + layout.places[pit].radius * 0.9f + far, layout.places[pit].center.y}); };
    CHECK_FALSE(stage.model.may_play(Move{7}));
    CHECK(stage.model.may_play(Move{6}));
    int otherwise = 0;
    for (float far = 0; far < layout.places[6].radius * 0.4f; far += 0.5f) otherwise += contrast(way_out(6, far), way_out(7, far)) >= 1.8;
    CHECK(otherwise >= 7);  // more than three pixels
    // South's row waits: some pixel of each bowl there is as far from its ground as seeds owe.
    for (const Pit pit : {Pit{0}, Pit{1}, Pit{2}, Pit{4}, Pit{5}}) {
      const PitPlace& place = layout.places[pit];
      double most = 1;
      const Ink ground = ink_at({place.center.x, place.center.y - place.radius * 0.8f});
      for (float y = -0.6f; y < 0.6f; y += 0.02f)
        for (float x = -0.6f; x < 0.6f; x += 0.02f) most = std::max(most, contrast(ground, ink_at({place.center.x + x * place.radius, place.center.y + y * place.radius})));
      CHECK(most >= theme.palette.shape_contrast);
    }
    for (int i = 0; i < theme.seed.colours; ++i) {
      const Ink ground = luminance(theme.board.dark) > 0.1 ? dimmed(theme.board.dark, 0.62) : theme.board.dark;
      CHECK(contrast(dimmed(theme.seed.colour[static_cast<std::size_t>(i)], 0.62), ground) >= theme.palette.shape_contrast);
    }
  }
}

TEST_CASE("light surroundings are light, dark ones dark, and the board stays") {
  for (const Theme& dark : themes()) {
    CAPTURE(dark.name);
    const Theme& light = in_daylight(dark);
    CHECK(&light == &in_daylight(dark));
    CHECK(luminance(light.table.dark) > 0.4);
    CHECK(luminance(dark.table.light) < 0.1);
    CHECK(light.board.light.rgb == dark.board.light.rgb);
    CHECK(light.palette.numeral.rgb == dark.palette.numeral.rgb);
  }
}

TEST_CASE("words on the table are readable where they stand, as it is drawn") {
  for (const Theme& theme : themes())
    for (const char* surroundings : {"light", "dark"}) {
      CAPTURE(theme.name);
      CAPTURE(surroundings);
      Stage stage(1024, 768);
      stage.model.dispatch(wish::Set{"theme", std::string(theme.name)});
      stage.model.dispatch(wish::Set{"surroundings", surroundings});
      stage.settle();
      stage.screen.render(stage.drawn());
      const Palette& palette = stage.model.theme().palette;
      // Below the words' line, over the whole head: the table's own light and shade.
      const Rect &title = stage.model.layout().title, &status = stage.model.layout().status;
      for (float x = title.x; x < status.right() - 24; x += 24) {
        double light = 0;
        for (int i = 0; i < 24 * 4; ++i) {
          const auto at = static_cast<std::size_t>((static_cast<int>(title.bottom()) - i % 4) * stage.screen.width() + static_cast<int>(x) + i / 4) * 4;
          const std::uint8_t* p = &stage.screen.pixels()[at];
          light += luminance(Ink{static_cast<std::uint32_t>(p[0] << 16 | p[1] << 8 | p[2])}) / (24 * 4);
        }
        CAPTURE(x);
        for (const Ink ink : {palette.text, palette.muted, palette.accent}) {
          const double own = luminance(ink);
          CHECK((std::max(light, own) + 0.05) / (std::min(light, own) + 0.05) >= palette.text_contrast);
        }
      }
    }
}

TEST_CASE("a seed that comes moves no other, and all lie within the bowl") {
  for (const Hollow& hollow : {Hollow{0, 0, 50, 50, false}, Hollow{0, 0, 48, 160, true}, Hollow{0, 0, 200, 40, true}}) {
    const SeedPile pile(hollow, 10, 3), same(hollow, 10, 3), other(hollow, 10, 4);
    bool differs = false;
    // Whoever asks for a later place first changes none.
    same.at(40);
    for (int i = 0; i < SeedPile::kHeap; ++i) {
      CHECK(pile.at(i).x == same.at(i).x);
      CHECK(pile.at(i).sprite == same.at(i).sprite);
      differs = differs || pile.at(i).x != other.at(i).x;
      CHECK(distance_to(hollow, pile.at(i).x * 10, pile.at(i).y * 10) < -9);
    }
    CHECK(differs);
  }
}

}  // namespace mancala::test
