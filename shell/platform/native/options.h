// The desktop program's arguments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mancala::platform {

struct Size {
  int width = 1280, height = 800;
};
// `1280x800`; false, and nothing changed, where it is none or too small or large.
bool read_size(std::string_view text, Size& size);

struct Options {
  std::string argument;      // a position, a game's id or a saved game; empty: what was played last
  int width = 0, height = 0; // logical pixels; 0: as the window was left
  std::vector<std::string> commands; // ids of rows of the command table, to run at the start
  std::string screenshot;    // a PNG to write once the board is at rest; then the program ends
  bool fresh = false;        // neither reads nor writes what is stored
  bool help = false;
};

// The sentence that says what is wrong, or nothing.
std::string read_options(int argc, char** argv, Options& options);

extern const char* const kHelp;

}  // namespace mancala::platform
