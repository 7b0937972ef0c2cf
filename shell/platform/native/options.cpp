#include "shell/platform/native/options.h"

#include <charconv>
#include <string_view>

namespace mancala::platform {

const char* const kHelp =
    "mancala-board [POSITION|GAME|LINK|FILE] [--size WxH] [--fresh] [--command ID]… [--screenshot FILE]\n"
    "Opens the board: on what was played last, or on a position, a game's id, a link or a saved game.\n"
    "  --size WxH         the window's size, such as 1280x800; otherwise it is as it was left\n"
    "  --fresh            as on the first start: nothing stored is read, nothing is stored\n"
    "  --command ID       opens a panel or does what a button would, such as settings, history or hint; may be repeated\n"
    "  --screenshot FILE  writes the window as a PNG once the board is at rest, and ends\n";

namespace {

constexpr int kSmallest = 120;
constexpr int kLargest = 8192;

bool read_length(std::string_view text, int& length) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
  return error == std::errc() && end == text.data() + text.size() && length >= kSmallest && length <= kLargest;
}

}  // namespace

bool read_size(std::string_view text, Size& size) {
  const std::size_t x = text.find('x');
  Size read;
  if (x == std::string_view::npos || !read_length(text.substr(0, x), read.width) || !read_length(text.substr(x + 1), read.height)) return false;
  size = read;
  return true;
}

std::string read_options(int argc, char** argv, Options& options) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    const bool last = i + 1 == argc;
    if (word == "--help" || word == "-h") {
      options.help = true;
    } else if (word == "--fresh") {
      options.fresh = true;
    } else if (word == "--size") {
      Size size;
      if (last || !read_size(argv[++i], size)) {
        return "--size wants a width and a height of " + std::to_string(kSmallest) + " to " + std::to_string(kLargest) +
               ", such as 1280x800";
      }
      options.width = size.width;
      options.height = size.height;
    } else if (word == "--command") {
      if (last) return "--command wants a command's id, such as settings";
      options.commands.emplace_back(argv[++i]);
    } else if (word == "--screenshot") {
      if (last) return "--screenshot wants a file's name";
      options.screenshot = argv[++i];
    } else if (word.starts_with("--")) {
      return "there is no option " + std::string(word) + "; --help names them";
    } else if (!options.argument.empty()) {
      return "there is more than one position or game; put a position in quotes";
    } else {
      options.argument = word;
    }
  }
  return {};
}

}  // namespace mancala::platform
