// Colours keep the contrast they owe: 4.5:1 for text, 3:1 for shapes.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/match.h"
#include "shell/ui/seed_painter.h"
#include "shell/ui/surface.h"
#include "shell/theme.h"

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

}  // namespace

TEST_CASE("each game has its own theme") {
  for (const Ruleset& ruleset : rulesets()) CHECK(theme_of(ruleset.id).game == ruleset.id);
  CHECK(!theme_of("no-such-game").game.empty());
}

TEST_CASE("text and shapes of every theme stand out") {
  for (const Ruleset& ruleset : rulesets()) {
    const Theme& theme = theme_of(ruleset.id);
    CAPTURE(theme.game);
    const Palette& p = theme.palette;
    for (const Ink ground : {p.panel, p.button, theme.table.light, theme.table.dark}) CHECK(contrast(p.text, ground) >= 4.5);
    CHECK(contrast(p.muted, p.panel) >= 4.5);
    CHECK(contrast(p.muted, theme.table.light) >= 4.5);
    CHECK(contrast(p.accent_text, p.accent) >= 4.5);
    CHECK(contrast(p.accent, p.panel) >= 3);
    CHECK(contrast(p.accent, p.rim_shade) >= 3);
    CHECK(contrast(p.rim, p.rim_shade) >= 3);
    CHECK(contrast(p.numeral, p.numeral_halo) >= 4.5);
    // Beside a dimmed row.
    if (p.is_dark_plaque) CHECK(contrast(dimmed(p.numeral, 0.82), p.numeral_halo) >= 4.5);
    else CHECK(contrast(p.numeral, dimmed(p.numeral_halo, 0.82)) >= 4.5);
    if (has_rounds(ruleset))
      for (const Ink owner : p.owner) CHECK(contrast(owner, theme.board.dark) >= 3);
  }
}

TEST_CASE("a seed that comes moves no other, and all lie within the bowl") {
  for (const Hollow& hollow : {Hollow{0, 0, 50, 50, false}, Hollow{0, 0, 48, 160, true}, Hollow{0, 0, 200, 40, true}}) {
    const SeedPile pile(hollow, 10, 3), same(hollow, 10, 3), other(hollow, 10, 4);
    bool differs = false;
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
