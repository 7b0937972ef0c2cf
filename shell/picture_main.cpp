// board_svg POSITION [--size WxH] [--page]: a position as a drawing, on standard output, for a text about a game. With
// --page it is drawn as the page's first board: its position on a line before it, no table, and rectangles to tap.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "shell/board_svg.h"

int main(int argc, char** argv) {
  std::string text;
  int width = 1200, height = 560;
  mancala::SvgOptions options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--page") options = {.table = false, .touch = true};
    else if (word == "--size" && i + 1 < argc && std::sscanf(argv[i + 1], "%dx%d", &width, &height) == 2) ++i;
    else if (text.empty() && word.substr(0, 2) != "--") text = word;
    else return std::fprintf(stderr, "board_svg: %s is not understood; usage: board_svg POSITION [--size WxH] [--page]\n", argv[i]), 2;
  }
  const auto setup = mancala::parse_position(text);
  if (!setup) return std::fprintf(stderr, "board_svg: POSITION, %s\n", setup.error().sentence().c_str()), 2;
  const std::string svg = mancala::board_svg(setup->ruleset, setup->position, mancala::theme_of(setup->ruleset.id),
                                             static_cast<float>(width), static_cast<float>(height), options);
  if (options.touch) std::printf("%s\n", mancala::to_text(setup->ruleset, setup->position).c_str());
  std::printf("%s\n", svg.c_str());
  return 0;
}
