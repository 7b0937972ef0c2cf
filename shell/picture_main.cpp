// Drawings for the site's build, on standard output.
//   board_svg POSITION [--size WxH] [--page]   one position. With --page as the page's first board: its position on a line
//                                              before it, no table, and rectangles to tap
//   board_svg --moving EXAMPLE… [--size WxH]   each example of the rules (example.h) as a drawing that moves, one a line
//   board_svg --told FILE.po EXAMPLE…          what its moves do in that language, one line each
//   board_svg --games                          id and name of each game, parted by a tab, one a line
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "shell/board_svg.h"
#include "shell/moving_svg.h"

namespace {

int refuse(const std::string& about, const std::string& sentence) {
  std::fprintf(stderr, "board_svg: %s: %s\n", about.c_str(), sentence.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> texts;
  std::string language_file;
  int width = 1200, height = 560;
  bool moving = false, list = false;
  mancala::SvgOptions options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--page") options = {.table = false, .touch = true};
    else if (word == "--moving") moving = true;
    else if (word == "--games") list = true;
    else if (word == "--told" && i + 1 < argc) language_file = argv[++i];
    else if (word == "--size" && i + 1 < argc && std::sscanf(argv[i + 1], "%dx%d", &width, &height) == 2) ++i;
    else if (word.substr(0, 2) != "--") texts.emplace_back(word);
    else return refuse(argv[i], "is not understood; usage: board_svg POSITION [--size WxH] [--page], or board_svg --moving EXAMPLE… or --told FILE.po EXAMPLE…");
  }
  if (list) {
    for (const mancala::Ruleset& ruleset : mancala::rulesets()) std::printf("%s\t%s\n", std::string(ruleset.id).c_str(), std::string(ruleset.name).c_str());
    return 0;
  }
  const auto w = static_cast<float>(width), h = static_cast<float>(height);

  if (moving || !language_file.empty()) {
    mancala::Strings strings = mancala::Strings::of_language("en");
    if (!language_file.empty()) {
      std::ifstream file(language_file, std::ios::binary);
      const std::string po{std::istreambuf_iterator<char>(file), {}};
      const auto read = mancala::Strings::from_po(po);
      if (!file || !read) return refuse(language_file, read ? "cannot be read" : read.error().sentence());
      strings = *read;
    }
    for (const std::string& text : texts) {
      const auto example = mancala::parse_example(text);
      if (!example) return refuse(text, example.error().sentence());
      const std::string line = moving ? mancala::moving_svg(*example, mancala::theme_of(example->session.ruleset().id), w, h) : mancala::told(*example, strings);
      std::printf("%s\n", line.c_str());
    }
    return 0;
  }

  const auto setup = mancala::parse_position(texts.empty() ? "" : texts.front());
  if (!setup || texts.size() > 1) return refuse("POSITION", setup ? "there is one" : setup.error().sentence());
  const std::string svg = mancala::board_svg(setup->ruleset, setup->position, mancala::theme_of(setup->ruleset.id), w, h, options);
  if (options.touch) std::printf("%s\n", mancala::to_text(setup->ruleset, setup->position).c_str());
  std::printf("%s\n", svg.c_str());
  return 0;
}
