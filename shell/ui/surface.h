// What a surface of a theme looks like at one place: its colour and how it lies, before any light falls on it.
#pragma once

#include "shell/theme.h"

namespace mancala {

// Linear light, 0 … 1 (and above, before the picture is made).
struct Light {
  float r = 0, g = 0, b = 0;
};
Light to_light(Ink ink);
inline Light blend(const Light& a, const Light& b, float t) {
  return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

struct Texel {
  Light colour;
  float bump = 0;   // height above the smooth surface, in parts of a pit's radius
  float gloss = 1;  // factor on the surface's gloss
};

// A surface made ready to be sampled. Coordinates are in parts of a pit's radius: `along` follows the grain.
class SurfaceSampler {
 public:
  SurfaceSampler(const Surface& surface, std::uint32_t seed, float pixels_per_unit);
  // `depth`: how far below the uncut surface (the year rings of wood go through).
  Texel at(float along, float across, float depth) const;

 private:
  Texel wood(float along, float across, float depth) const;
  Texel earth(float along, float across) const;
  Texel cloth(float along, float across) const;
  Texel mat(float along, float across) const;

  Surface surface_;
  Light light_, dark_;
  float origin_x_, origin_y_;
  float fine_;  // detail smaller than a pixel fades out, 0 … 1
};

}  // namespace mancala
