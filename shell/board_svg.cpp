#include "shell/board_svg.h"

#include <algorithm>

#include "engine/notation.h"
#include "shell/svg_board.h"

namespace mancala {
namespace {

int seeds_in(const Board& board, int hollow, int pits) {
  return hollow < pits ? board.pits[static_cast<std::size_t>(hollow)] : board.stores[static_cast<std::size_t>(hollow - pits)];
}

void touch_areas(svg::Board& drawing, int pits) {
  for (int pit = 0; pit < 2 * pits; ++pit) {
    const Rect& area = drawing.layout().places[static_cast<std::size_t>(pit)].touch;
    drawing.element("rect", {{"data-tap", std::string(1, pit_letter(static_cast<Pit>(pit), pits))}, {"x", svg::number(area.x)}, {"y", svg::number(area.y)},
                             {"width", svg::number(area.w)}, {"height", svg::number(area.h)}, {"fill", "transparent"}});
  }
}

}  // namespace

std::string board_svg(const Ruleset& ruleset, const Position& position, const Theme& theme, float width, float height, const SvgOptions& options) {
  svg::Board drawing(ruleset, theme, svg::canvas_alone(width, height));
  drawing.open();
  if (options.table) drawing.table();
  drawing.slab();
  drawing.bowls();
  for (int hollow = 0; hollow < drawing.hollows(); ++hollow) {
    const int seeds = seeds_in(position.board, hollow, 2 * ruleset.pits);
    for (int layer = 0; layer < SeedPile::kLayers; ++layer)
      for (int i = 0; i < std::min(seeds, SeedPile::kHeap); ++i)
        if (const auto lying = drawing.lying(hollow, i); lying.layer == layer) drawing.seed(lying.sprite, lying.at);
  }
  drawing.open_numerals();
  for (int hollow = 0; hollow < drawing.hollows(); ++hollow) drawing.numeral(hollow, seeds_in(position.board, hollow, 2 * ruleset.pits));
  drawing.add("</g>");
  if (options.touch) touch_areas(drawing, ruleset.pits);
  return drawing.close();
}

}  // namespace mancala
