// A picture of the window in a file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mancala::platform {

// RGB, three bytes a pixel, top row first.
struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;
};

// PNG, not compressed. False when the file cannot be written.
bool write_png(const std::string& file, const Picture& picture);

}  // namespace mancala::platform
