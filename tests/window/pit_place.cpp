// Where a pit's centre lies in a window: `pit_place GAME PIT WIDTH HEIGHT` prints `x y` in logical pixels.
#include <cstdio>
#include <cstdlib>

#include "engine/notation.h"
#include "shell/board_layout.h"

int main(int argc, char** argv) {
  const auto ruleset = mancala::parse_ruleset(argc == 5 ? argv[1] : "");
  if (!ruleset) {
    std::fprintf(stderr, "usage: pit_place GAME PIT WIDTH HEIGHT\n");
    return 2;
  }
  const auto move = mancala::parse_move(*ruleset, argv[2]);
  if (!move || !move->is_pit()) {
    std::fprintf(stderr, "pit_place: %s is no pit of %s\n", argv[2], argv[1]);
    return 2;
  }
  mancala::Canvas canvas;
  canvas.width = static_cast<float>(std::atoi(argv[3]));
  canvas.height = static_cast<float>(std::atoi(argv[4]));
  const auto layout = mancala::layout_board(canvas, ruleset->pits, mancala::board_shape(*ruleset));
  const mancala::Point center = layout.places[move->pit()].center;
  std::printf("%.0f %.0f\n", center.x, center.y);
}
