// Deterministic value noise, the same on every platform: the randomness of grain, cloth and earth.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace mancala::noise {

constexpr std::uint32_t hash(std::uint32_t x) {
  x ^= x >> 16;
  x *= 0x7FEB352Du;
  x ^= x >> 15;
  x *= 0x846CA68Bu;
  return x ^ x >> 16;
}
constexpr std::uint32_t hash(std::uint32_t a, std::uint32_t b) { return hash(a * 0x9E3779B9u + hash(b)); }
// 0 … 1
constexpr float unit(std::uint32_t h) { return static_cast<float>(h >> 8) * (1.0f / 16777216.0f); }

inline float smooth(float t) { return t * t * (3 - 2 * t); }
inline float ramp(float from, float to, float x) {
  const float t = (x - from) / (to - from);
  return t <= 0 ? 0.0f : t >= 1 ? 1.0f : smooth(t);
}
inline float clamp01(float x) { return x < 0 ? 0.0f : x > 1 ? 1.0f : x; }
inline float mix(float a, float b, float t) { return a + (b - a) * t; }

inline constexpr int kLattice = 128;  // values repeat after this many cells

struct Lattice {
  std::array<float, kLattice * kLattice> value{};
  Lattice() {
    for (std::size_t i = 0; i < value.size(); ++i) value[i] = unit(hash(static_cast<std::uint32_t>(i) + 77u));
  }
};
inline const Lattice& lattice() {
  static const Lattice made;
  return made;
}

// Smooth between random values at whole coordinates; 0 … 1.
inline float at(const Lattice& l, float x, float y) {
  const float fx = std::floor(x), fy = std::floor(y);
  const float tx = smooth(x - fx), ty = smooth(y - fy);
  const int x0 = static_cast<int>(fx) & (kLattice - 1), x1 = (x0 + 1) & (kLattice - 1);
  const int y0 = (static_cast<int>(fy) & (kLattice - 1)) * kLattice;
  const int y1 = ((static_cast<int>(fy) + 1) & (kLattice - 1)) * kLattice;
  const float a = mix(l.value[y0 + x0], l.value[y0 + x1], tx), b = mix(l.value[y1 + x0], l.value[y1 + x1], tx);
  return mix(a, b, ty);
}
// Three octaves, 0 … 1.
inline float cloudy(const Lattice& l, float x, float y) {
  return (at(l, x, y) * 4 + at(l, x * 2.03f + 17.3f, y * 2.03f + 9.1f) * 2 + at(l, x * 4.1f + 3.7f, y * 4.1f + 31.9f)) *
         (1.0f / 7.0f);
}

}  // namespace mancala::noise
