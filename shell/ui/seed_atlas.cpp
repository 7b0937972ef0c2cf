#include "shell/ui/seed_atlas.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "shell/ui/light.h"
#include "shell/noise.h"
#include "shell/ui/surface.h"

namespace mancala {
namespace {

using noise::clamp01;
using noise::mix;
using noise::ramp;

constexpr float kPi = 3.14159265f;

// One seed lying in its cell. `u` runs along it, `v` across, both −1 … 1 within its outline's box.
struct Seed {
  SeedShape shape;
  Light colour;
  float half_length, half_width;  // in seed radii
  float angle;
  std::uint32_t own;              // its private randomness
  Light outline;                  // of a disc
  int pattern = 0;                // of a disc: plain, with a dot, with a ring
};

// 0 on the outline at (u, v), 1 in the middle, negative outside; how high the seed is there follows from it.
float inside_of(const Seed& s, float u, float v) {
  switch (s.shape) {
    case SeedShape::Almond: {
      const float w = 1 - 0.26f * u - 0.10f * u * u;
      return 1 - u * u - (v / w) * (v / w);
    }
    case SeedShape::Cowrie: {
      const float w = 1 - 0.20f * u;
      return 1 - u * u - (v / w) * (v / w);
    }
    case SeedShape::Pebble: {
      const float a = std::atan2(v, u);
      const float phase = noise::unit(s.own) * 6.28f;
      const float r = 1 - 0.07f * (1 + std::sin(2 * a + phase)) - 0.045f * (1 + std::sin(3 * a + phase * 2.3f));
      return 1 - (u * u + v * v) / (r * r);
    }
    default: return 1 - u * u - v * v;
  }
}

// In half widths.
float height_of(SeedShape shape, float inside) {
  if (inside <= 0) return 0;
  switch (shape) {
    case SeedShape::Almond: return 0.78f * std::sqrt(inside);
    case SeedShape::Cowrie: return 0.85f * std::pow(inside, 0.42f);
    case SeedShape::Pebble: return 0.70f * std::pow(inside, 0.40f);
    case SeedShape::Nut: return 0.92f * std::sqrt(inside);
    case SeedShape::Glass: return 0.80f * std::pow(inside, 0.47f);
    case SeedShape::Disc: return 0;
  }
  return 0;
}

Light times(const Light& c, float k) { return {c.r * k, c.g * k, c.b * k}; }

// Colour of the skin at (u, v), before light.
Light skin_of(const Seed& s, float u, float v, float h) {
  const noise::Lattice& l = noise::lattice();
  const float ox = noise::unit(noise::hash(s.own, 7)) * 90, oy = noise::unit(noise::hash(s.own, 8)) * 90;
  switch (s.shape) {
    case SeedShape::Almond: {
      // The pale scar along one edge, from the tip.
      const float w = (1 - 0.26f * u - 0.10f * u * u) * std::sqrt(std::max(0.0f, 1 - u * u));
      const float scar = ramp(0.15f, 0.06f, std::fabs(v - w * 0.62f)) * ramp(-0.45f, -0.1f, u) * ramp(0.95f, 0.75f, u);
      const float streak = noise::at(l, u * 2 + ox, v * 7 + oy);
      return blend(times(s.colour, 0.85f + 0.35f * streak), {0.62f, 0.50f, 0.36f}, scar * 0.85f);
    }
    case SeedShape::Nut: {
      // Fine growth lines round the hilum.
      const float dx = u - 0.45f, dy = v + 0.1f;
      const float ring = std::sin(std::sqrt(dx * dx + dy * dy) * 34 + noise::at(l, u * 3 + ox, v * 3 + oy) * 3);
      const float spot = ramp(0.20f, 0.10f, std::sqrt(dx * dx + dy * dy));
      const float cloud = noise::cloudy(l, u * 1.8f + ox, v * 1.8f + oy);
      return blend(times(s.colour, 0.84f + 0.055f * ring * ramp(0, 0.4f, h) + 0.40f * (cloud - 0.3f)), {0.16f, 0.13f, 0.10f}, spot * 0.7f);
    }
    case SeedShape::Pebble: {
      const float cloud = noise::cloudy(l, u * 1.5f + ox, v * 1.5f + oy);
      const float speck = ramp(0.62f, 0.85f, noise::at(l, u * 11 + ox, v * 11 + oy));
      Light c = times(s.colour, 0.75f + 0.5f * cloud);
      c = times(c, 1 - 0.35f * speck);
      if (s.own % 4 == 0) {  // a vein of quartz
        const float vein = ramp(0.10f, 0.03f, std::fabs(v * 0.8f + u * 0.5f + 0.25f * (cloud - 0.5f) - 0.15f));
        c = blend(c, {0.80f, 0.78f, 0.72f}, vein * 0.8f);
      }
      return c;
    }
    case SeedShape::Cowrie: {
      if (s.own % 2 == 0) {  // back: a golden ring round a greyer dome
        const float r = std::sqrt(u * u * 1.25f + v * v * 1.6f);
        const float ring = ramp(0.20f, 0.02f, std::fabs(r - 0.78f)) * 0.75f;
        const float cloud = noise::cloudy(l, u * 2.2f + ox, v * 2.2f + oy);
        Light c = blend(s.colour, {0.52f, 0.50f, 0.47f}, ramp(0.72f, 0.2f, r) * 0.45f * (0.5f + cloud));
        return blend(c, {0.58f, 0.33f, 0.08f}, ring * (0.6f + 0.4f * cloud));
      }
      // Mouth: a dark slit between two rows of teeth.
      const float bow = 0.06f * std::sin(u * 2.5f);
      const float slit = ramp(0.13f, 0.06f, std::fabs(v - bow)) * ramp(0.97f, 0.80f, std::fabs(u));
      const float tooth = (0.5f + 0.5f * std::sin(u * 24)) * ramp(0.52f, 0.18f, std::fabs(v - bow)) * ramp(0.95f, 0.7f, std::fabs(u));
      Light c = blend(s.colour, {0.42f, 0.28f, 0.15f}, tooth * 0.55f);
      return blend(c, {0.030f, 0.016f, 0.010f}, slit);
    }
    case SeedShape::Glass:
    case SeedShape::Disc: return s.colour;
  }
  return s.colour;
}

// What is flat has an outline, and a sign for its colour.
Light disc(const Seed& s, float r, float pixel) {
  float line = ramp(0.82f - pixel, 0.82f + pixel, r);
  if (s.pattern == 1) line = std::max(line, ramp(0.30f + pixel, 0.30f - pixel, r));
  if (s.pattern == 2) line = std::max(line, ramp(0.12f + pixel, 0.12f - pixel, std::fabs(r - 0.45f)));
  return blend(s.colour, s.outline, line);
}

// Light gathers in glass on the side away from the lamp, and shines out of it onto the ground.
Light glass(const Seed& s, float nx, float ny, float nz, float px, float py, float r) {
  const float away = -(px * kLightX + py * kLightY) * 1.36f;  // −1 … 1
  Light c = times(s.colour, 0.30f + 1.05f * ramp(-0.3f, 1.0f, away) * ramp(1.05f, 0.55f, r) + 0.25f * nz);
  const float pale = 0.18f * ramp(0.1f, 0.9f, away);
  c = blend(c, {1, 1, 1}, pale);
  c = times(c, 1 - 0.45f * ramp(0.78f, 1.0f, r));
  const float hx = kLightX, hy = kLightY, hz = kLightZ + 1, hi = 1 / std::sqrt(hx * hx + hy * hy + hz * hz);
  const float n = (nx * hx + ny * hy + nz * hz) * hi;
  const float spark = std::exp(-(1 - n) * 190) * 1.5f + std::exp(-(1 - n) * 26) * 0.22f;
  const float back = std::exp(-((nx - 0.42f) * (nx - 0.42f) + (ny - 0.50f) * (ny - 0.50f)) * 26) * 0.18f;
  return {c.r + spark + back, c.g + spark + back, c.b + spark + back};
}

Light opaque(const Seed& s, const Light& skin, float nx, float ny, float nz) {
  struct Finish { float gloss, shine, rim; };
  const Finish f = s.shape == SeedShape::Almond   ? Finish{0.75f, 60, 0.25f}
                   : s.shape == SeedShape::Nut    ? Finish{0.30f, 26, 0.20f}
                   : s.shape == SeedShape::Cowrie ? Finish{0.50f, 70, 0.12f}
                                                  : Finish{0.08f, 12, 0.15f};
  const float diffuse = std::max(0.0f, nx * kLightX + ny * kLightY + nz * kLightZ);
  const float light = 0.34f * (0.45f + 0.55f * nz) + 0.98f * diffuse;
  const float hx = kLightX, hy = kLightY, hz = kLightZ + 1, hi = 1 / std::sqrt(hx * hx + hy * hy + hz * hz);
  const float n = (nx * hx + ny * hy + nz * hz) * hi;
  const float spark = f.gloss * (std::exp(-(1 - n) * f.shine * 2.4f) + 0.18f * std::exp(-(1 - n) * f.shine * 0.35f));
  // The sky in the shaded edge.
  const float sky = f.rim * (1 - nz) * (1 - nz) * 0.18f * (0.4f + 0.6f * clamp01(nx + ny));
  return {skin.r * light + spark + sky, skin.g * light + spark * 0.97f + sky, skin.b * light + spark * 0.92f + sky * 1.1f};
}

std::uint8_t to_byte(float light) {
  static const std::array<std::uint8_t, 2049> table = [] {
    std::array<std::uint8_t, 2049> made{};
    for (int i = 0; i <= 2048; ++i) {
      float x = static_cast<float>(i) / 1024;
      if (x > 0.8f) x = 0.8f + 0.2f * (1 - std::exp(-(x - 0.8f) / 0.2f));
      const float c = x <= 0.0031308f ? x * 12.92f : 1.055f * std::pow(x, 1 / 2.4f) - 0.055f;
      made[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(std::clamp(c * 255 + 0.5f, 0.0f, 255.0f));
    }
    return made;
  }();
  return table[static_cast<std::size_t>(std::clamp(light, 0.0f, 2.0f) * 1024)];
}

// The bright spot behind glass.
float glow_behind(float x, float y) {
  const float dx = x - 0.62f, dy = y - 0.74f;
  return std::exp(-(dx * dx + dy * dy) * 3.2f) * 0.40f;
}

void draw_seed(SeedAtlas& atlas, int index, const Seed& seed) {
  const int x0 = index % SeedAtlas::kColumns * atlas.cell, y0 = index / SeedAtlas::kColumns * atlas.cell;
  const float per_pixel = 2 * SeedAtlas::kReach / static_cast<float>(atlas.cell);
  const float ca = std::cos(seed.angle), sa = std::sin(seed.angle);
  // The shape once a pixel, with a border of one; slopes come from neighbours.
  const int side = atlas.cell + 2;
  std::vector<float> inside(static_cast<std::size_t>(side) * static_cast<std::size_t>(side)), height(inside.size());
  const auto place = [&](int i) { return (static_cast<float>(i) - 0.5f) * per_pixel - SeedAtlas::kReach; };
  for (int j = 0, at = 0; j < side; ++j)
    for (int i = 0; i < side; ++i, ++at) {
      const float x = place(i), y = place(j);
      inside[static_cast<std::size_t>(at)] = inside_of(seed, (x * ca + y * sa) / seed.half_length, (-x * sa + y * ca) / seed.half_width);
      height[static_cast<std::size_t>(at)] = height_of(seed.shape, inside[static_cast<std::size_t>(at)]);
    }
  for (int j = 1; j + 1 < side; ++j)
    for (int i = 1; i + 1 < side; ++i) {
      const std::size_t at = static_cast<std::size_t>(j) * static_cast<std::size_t>(side) + static_cast<std::size_t>(i), row = static_cast<std::size_t>(side);
      const float qx = (inside[at + 1] - inside[at - 1]) / 2, qy = (inside[at + row] - inside[at - row]) / 2;
      const float cover = clamp01(0.5f + inside[at] / std::max(std::sqrt(qx * qx + qy * qy), 1e-6f));
      const float x = place(i), y = place(j);
      std::uint8_t* out = &atlas.pixels[(static_cast<std::size_t>(y0 + j - 1) * static_cast<std::size_t>(atlas.width) + static_cast<std::size_t>(x0 + i - 1)) * 4];
      const float glow = seed.shape == SeedShape::Glass ? glow_behind(x, y) : 0;
      Light colour = times(seed.colour, seed.shape == SeedShape::Glass ? 1.4f : 0.5f);
      if (cover > 0) {
        float gx = (height[at + 1] - height[at - 1]) / 2 / per_pixel * seed.half_width, gy = (height[at + row] - height[at - row]) / 2 / per_pixel * seed.half_width;
        const float steep = std::sqrt(gx * gx + gy * gy);
        if (steep > 3) gx *= 3 / steep, gy *= 3 / steep;
        const float inv = 1 / std::sqrt(gx * gx + gy * gy + 1);
        const float u = (x * ca + y * sa) / seed.half_length, v = (-x * sa + y * ca) / seed.half_width;
        const Light body = seed.shape == SeedShape::Glass  ? glass(seed, -gx * inv, -gy * inv, inv, x, y, std::sqrt(u * u + v * v))
                           : seed.shape == SeedShape::Disc ? disc(seed, std::sqrt(u * u + v * v), per_pixel)
                                                           : opaque(seed, skin_of(seed, u, v, height[at]), -gx * inv, -gy * inv, inv);
        colour = blend(colour, body, glow > 0.01f ? cover / (cover + glow * (1 - cover)) : 1);
      }
      out[0] = to_byte(colour.r), out[1] = to_byte(colour.g), out[2] = to_byte(colour.b);
      out[3] = static_cast<std::uint8_t>((cover + (1 - cover) * (glow > 0.01f ? glow : 0)) * 255 + 0.5f);
    }
}

void draw_shadow(SeedAtlas& atlas) {
  const int y0 = SeedAtlas::kShadow / SeedAtlas::kColumns * atlas.cell;
  for (int y = 0; y < atlas.cell; ++y)
    for (int x = 0; x < atlas.cell; ++x) {
      const float fx = (static_cast<float>(x) + 0.5f) / static_cast<float>(atlas.cell) * 2 - 1;
      const float fy = (static_cast<float>(y) + 0.5f) / static_cast<float>(atlas.cell) * 2 - 1;
      const float d = std::sqrt(fx * fx + fy * fy);
      std::uint8_t* out = &atlas.pixels[(static_cast<std::size_t>(y0 + y) * static_cast<std::size_t>(atlas.width) + static_cast<std::size_t>(x)) * 4];
      out[0] = out[1] = out[2] = 0;
      out[3] = static_cast<std::uint8_t>(ramp(0.98f, 0.30f, d) * 190);
    }
}

}  // namespace

SeedAtlas::SeedAtlas(const SeedKind& kind, float radius) : kind_(kind) {
  cell = std::clamp(static_cast<int>(std::ceil(radius * 2 * kReach)), 12, 200);
  width = cell * kColumns;
  height = cell * kRows;
  pixels.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4, 0);
}

bool SeedAtlas::advance() {
  const int i = drawn_++;
  if (i >= kSprites) {
    draw_shadow(*this);
    return true;
  }
  const float stretch = std::sqrt(kind_.slenderness);
  Seed seed;
  seed.own = noise::hash(static_cast<std::uint32_t>(i), 41);
  seed.shape = kind_.shape;
  seed.colour = to_light(kind_.colour[static_cast<std::size_t>(i % kind_.colours)]);
  seed.outline = to_light(kind_.outline);
  seed.pattern = i % kind_.colours;
  const float size = 0.93f + 0.10f * noise::unit(noise::hash(seed.own, 2));
  const float slim = 1 + (noise::unit(noise::hash(seed.own, 3)) - 0.5f) * 0.12f;
  seed.half_length = size * stretch * slim;
  seed.half_width = size / stretch / slim;
  seed.angle = (static_cast<float>(i) * 0.6180340f + 0.1f) * 2 * kPi;
  seed.own = seed.own / 4 * 4 + static_cast<std::uint32_t>(i / kind_.colours % 4);
  draw_seed(*this, i, seed);
  return false;
}

}  // namespace mancala
