// The desktop program's arguments.
#pragma once

#include <string>

namespace mancala::platform {

struct Options {
  std::string argument;      // a position, a game's id or a saved game; empty: what was played last
  int width = 1280;          // logical pixels
  int height = 800;
  std::string screenshot;    // a PNG to write once the board is at rest; then the program ends
  bool fresh = false;        // neither reads nor writes what is stored
  bool help = false;
};

// The sentence that says what is wrong, or nothing.
std::string read_options(int argc, char** argv, Options& options);

extern const char* const kHelp;

}  // namespace mancala::platform
