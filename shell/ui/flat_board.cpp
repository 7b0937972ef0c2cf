// The picture of a board that is neither lit nor grained: areas of one colour, with outlines.
#include <algorithm>
#include <array>

#include "shell/noise.h"
#include "shell/ui/board_baker.h"

namespace mancala {
namespace {

using Colour = std::array<float, 3>;

Colour colour_of(Ink ink) {
  return {static_cast<float>(ink.rgb >> 16 & 255), static_cast<float>(ink.rgb >> 8 & 255), static_cast<float>(ink.rgb & 255)};
}

void lay(Colour& ground, const Colour& over, float cover) {
  for (std::size_t i = 0; i < 3; ++i) ground[i] += (over[i] - ground[i]) * cover;
}

// How much of a pixel lies within an edge at this distance.
float within(float distance) { return noise::clamp01(0.5f - distance); }

}  // namespace

void BoardBaker::paint_flat(int y) {
  const Colour table = colour_of(theme_.table.light), slab = colour_of(theme_.board.light), bowl = colour_of(theme_.board.dark),
               line = colour_of(theme_.cut.trim);
  const float width = std::max(theme_.cut.inlay * form_.unit, 1.0f), fy = static_cast<float>(y) + 0.5f;
  std::uint8_t* out = pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(form_.width) * 4;
  for (int x = 0; x < form_.width; ++x, out += 4) {
    const float fx = static_cast<float>(x) + 0.5f;
    Colour colour = table;
    if (const float d = slab_distance(fx, fy); d < 1) {
      lay(colour, line, within(d));
      lay(colour, slab, within(d + width));
      for (const Hollow& hollow : form_.hollows) {
        if (fy < hollow.y - hollow.half_h - width - 1 || fy > hollow.y + hollow.half_h + width + 1) continue;
        const float edge = distance_to(hollow, fx, fy);
        if (edge > width + 1) continue;
        lay(colour, line, within(edge - width));
        lay(colour, bowl, within(edge));
      }
    }
    for (int i = 0; i < 3; ++i) out[i] = static_cast<std::uint8_t>(colour[static_cast<std::size_t>(i)] + 0.5f);
    out[3] = 255;
  }
}

}  // namespace mancala
