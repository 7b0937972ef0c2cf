#include "shell/ui/surface.h"

#include <algorithm>
#include <cmath>

#include "shell/noise.h"

namespace mancala {
namespace {

using noise::clamp01;
using noise::mix;
using noise::ramp;

float to_linear(unsigned byte) {
  const float s = static_cast<float>(byte) / 255.0f;
  return s <= 0.04045f ? s / 12.92f : std::pow((s + 0.055f) / 1.055f, 2.4f);
}

Light scaled(const Light& c, float k) { return {c.r * k, c.g * k, c.b * k}; }

}  // namespace

Light to_light(Ink ink) {
  return {to_linear(ink.rgb >> 16 & 255), to_linear(ink.rgb >> 8 & 255), to_linear(ink.rgb & 255)};
}

SurfaceSampler::SurfaceSampler(const Surface& surface, std::uint32_t seed, float pixels_per_unit)
    : surface_(surface), light_(to_light(surface.light)), dark_(to_light(surface.dark)),
      origin_x_(noise::unit(noise::hash(seed, 1)) * 60.0f), origin_y_(noise::unit(noise::hash(seed, 2)) * 60.0f),
      fine_(ramp(8, 26, pixels_per_unit)) {}

Texel SurfaceSampler::at(float along, float across, float depth) const {
  along += origin_x_;
  across += origin_y_;
  switch (surface_.substance) {
    case Substance::Wood: return wood(along, across, depth);
    case Substance::Earth: return earth(along, across);
    case Substance::Cloth: return cloth(along, across);
    case Substance::Mat: return mat(along, across);
    case Substance::Flat: return {light_, 0, 0};
  }
  return {};
}

// A flat-sawn plank: the rings are long wavy cylinders round a heart below the board, so bowls cut through them.
Texel SurfaceSampler::wood(float along, float across, float depth) const {
  const noise::Lattice& l = noise::lattice();
  const float slow = noise::at(l, along * 0.11f, across * 0.42f);
  const float wave = noise::at(l, along * 0.37f + 40, across * 1.1f);
  const float y = across - origin_y_ - 0.7f + (slow - 0.5f) * 1.9f + (wave - 0.5f) * 0.35f;
  const float z = 3.1f - depth * 0.8f;
  const float radius = std::sqrt(y * y * 0.8f + z * z) + (wave - 0.5f) * 0.12f;
  const float phase = radius * surface_.rings;
  const float ring = std::floor(phase), f = phase - ring;
  const float strength = 0.45f + 0.55f * noise::unit(noise::hash(static_cast<std::uint32_t>(static_cast<int>(ring)), 5));
  const float late = (f < 0.82f ? f * f * f * 1.81f : 1 - noise::smooth((f - 0.82f) / 0.18f)) * strength;

  const float fibre = noise::at(l, along * 1.3f, across * 21.0f);
  const float pore = noise::at(l, along * 3.4f + 11, across * 34.0f + depth * 9);
  const float pores = ramp(0.66f, 0.92f, pore) * surface_.pores * (0.4f + 0.6f * (1 - late)) * fine_;

  float tone = surface_.ring_contrast * late + surface_.mottle * (slow * 0.7f + wave * 0.3f - 0.42f) + (fibre - 0.5f) * 0.16f;
  Texel texel;
  texel.colour = blend(light_, dark_, std::clamp(tone, -0.25f, 1.15f));
  texel.colour = scaled(texel.colour, 1 - 0.5f * pores);
  texel.bump = ((fibre - 0.5f) * 0.010f - pores * 0.012f) * surface_.roughness * fine_ - late * 0.004f * surface_.roughness;
  texel.gloss = 1 - 0.35f * late - 0.5f * pores;
  if (surface_.cracks > 0) {
    const float line = std::fabs(noise::at(l, along * 0.33f + 5, across * 3.1f + depth) - 0.5f);
    const float where = ramp(0.45f, 0.75f, noise::at(l, along * 0.21f + 60, across * 0.9f + 20));
    const float crack = ramp(0.035f, 0.0f, line) * where * surface_.cracks;
    texel.colour = scaled(texel.colour, 1 - 0.72f * crack);
    texel.bump -= crack * 0.06f;
    const float silver = noise::cloudy(l, along * 0.5f + 9, across * 1.2f);
    const float grey = (texel.colour.r + texel.colour.g + texel.colour.b) / 3;
    texel.colour = blend(texel.colour, {grey * 1.02f, grey, grey * 0.95f}, silver * 0.6f);
  }
  return texel;
}

// Trodden ground: clouds of damp and dry, grains, and here and there a small stone pressed in.
Texel SurfaceSampler::earth(float x, float y) const {
  const noise::Lattice& l = noise::lattice();
  const float cloud = noise::cloudy(l, x * 0.33f, y * 0.33f);
  const float clod = noise::cloudy(l, x * 1.9f + 30, y * 1.9f);
  const float grain = noise::at(l, x * 13.0f, y * 13.0f) * 0.6f + noise::at(l, x * 27.0f + 8, y * 27.0f) * 0.4f;
  Texel texel;
  const float tone = 0.5f + surface_.mottle * ((cloud - 0.5f) * 1.5f + (clod - 0.5f) * 0.8f) + (grain - 0.5f) * 0.7f * (0.3f + 0.7f * fine_);
  texel.colour = blend(light_, dark_, std::clamp(tone, -0.2f, 1.2f));
  texel.bump = surface_.roughness * ((clod - 0.5f) * 0.10f + (grain - 0.5f) * 0.035f * fine_);
  const float cx = std::floor(x * 2.2f), cy = std::floor(y * 2.2f);
  const std::uint32_t cell = noise::hash(static_cast<std::uint32_t>(static_cast<int>(cx)), static_cast<std::uint32_t>(static_cast<int>(cy)));
  if (static_cast<float>(cell & 255u) < 50 * surface_.roughness * ramp(0.4f, 0.7f, cloud) + 3) {
    const float big = noise::unit(noise::hash(cell, 3));
    const float size = 0.07f + 0.26f * big * big;
    const float px = x * 2.2f - cx - 0.5f - (noise::unit(noise::hash(cell, 1)) - 0.5f) * 0.3f;
    const float py = (y * 2.2f - cy - 0.5f - (noise::unit(noise::hash(cell, 2)) - 0.5f) * 0.3f) * 1.3f;
    const float inside = 1 - (px * px + py * py) / (size * size);
    if (inside > 0) {
      const float cover = clamp01(inside * 4);
      const float shade = 0.7f + 0.5f * noise::unit(noise::hash(cell, 4));
      texel.colour = blend(texel.colour, scaled(blend(light_, {0.20f, 0.19f, 0.17f}, 0.3f), shade), cover * 0.7f);
      texel.bump = mix(texel.bump, std::sqrt(inside) * size * 0.20f, cover);
    }
  }
  return texel;
}

// Plain weave with uneven threads.
Texel SurfaceSampler::cloth(float x, float y) const {
  const noise::Lattice& l = noise::lattice();
  constexpr float kThreads = 9.5f;  // a unit
  const float u = x * kThreads, v = y * kThreads;
  const float warp = noise::at(l, std::floor(u) * 0.73f, y * 0.5f), weft = noise::at(l, x * 0.5f, std::floor(v) * 0.73f + 50);
  const float fu = u - std::floor(u) - 0.5f, fv = v - std::floor(v) - 0.5f;
  const bool over = ((static_cast<int>(std::floor(u)) ^ static_cast<int>(std::floor(v))) & 1) != 0;
  const float crown = over ? 1 - 4 * fu * fu : 1 - 4 * fv * fv;
  const float thread = over ? warp : weft;
  const float slow = noise::cloudy(l, x * 0.14f + 20, y * 0.14f);
  Texel texel;
  const float tone = 0.5f + (thread - 0.5f) * 0.55f + (slow - 0.5f) * 1.2f * surface_.mottle + (0.62f - crown) * 0.35f * fine_;
  texel.colour = blend(light_, dark_, std::clamp(tone, -0.1f, 1.2f));
  texel.bump = crown * 0.016f * fine_;
  texel.gloss = 0;
  return texel;
}

// Flat strips plaited two over two.
Texel SurfaceSampler::mat(float x, float y) const {
  const noise::Lattice& l = noise::lattice();
  constexpr float kStrips = 4.2f;  // a unit
  const float a = (x + y) * 0.7071f * kStrips, b = (x - y) * 0.7071f * kStrips;
  const int ia = static_cast<int>(std::floor(a)), ib = static_cast<int>(std::floor(b));
  const int turn = ((ia + ib) % 4 + 4) % 4;
  const bool over = turn < 2;
  const float f = over ? a - std::floor(a) - 0.5f : b - std::floor(b) - 0.5f;
  const float lengthwise = over ? b : a;
  const int strip = over ? ia : ib + 1000;
  const float own = noise::unit(noise::hash(static_cast<std::uint32_t>(strip), 9));
  const float fibre = noise::at(l, lengthwise * 0.8f + own * 50, f * 9.0f + static_cast<float>(strip) * 3.1f);
  // Where the strip dives under the next one it lies lower and darker.
  const float g = lengthwise - std::floor(lengthwise);
  const float run = turn % 2 == 0 ? g : 1 - g;
  const float dive = ramp(0.0f, 0.45f, run);
  const float crown = 1 - 16 * f * f * f * f;
  Texel texel;
  const float tone = 0.45f + (own - 0.5f) * 0.5f + (fibre - 0.5f) * 0.5f + (noise::cloudy(l, x * 0.15f, y * 0.15f) - 0.5f) * surface_.mottle * 1.5f;
  texel.colour = scaled(blend(light_, dark_, std::clamp(tone, -0.1f, 1.2f)), 0.72f + 0.16f * crown + 0.12f * dive);
  texel.bump = (crown * 0.012f + dive * 0.010f) + (fibre - 0.5f) * 0.004f;
  texel.gloss = 0;
  return texel;
}

}  // namespace mancala
