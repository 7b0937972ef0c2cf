// Pictures of a theme's seeds, lit as the board is, and their soft shadow: one atlas.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/seed_pile.h"
#include "shell/theme.h"

namespace mancala {

struct SeedAtlas {
  static constexpr int kColumns = 8, kRows = 4;
  static constexpr int kSprites = kSeedSprites;
  static_assert(kSprites == kColumns * (kRows - 1));  // the last row holds the shadow
  static constexpr int kShadow = kSprites;
  // A cell reaches this many seed radii from its centre.
  static constexpr float kReach = 1.6f;

  // Empty; `radius`: of a seed, in pixels.
  SeedAtlas(const SeedKind& kind, float radius);
  // Draws the next picture, and says whether all are there.
  bool advance();

  int cell = 0;  // pixels a side
  int width = 0, height = 0;
  std::vector<std::uint8_t> pixels;  // RGBA, straight alpha

 private:
  SeedKind kind_;
  int drawn_ = 0;
};

}  // namespace mancala
