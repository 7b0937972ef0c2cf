#include "shell/seed_pile.h"

#include <algorithm>
#include <cmath>

#include "shell/noise.h"

namespace mancala {
namespace {

constexpr float kSpacing = 1.60f;  // of two seeds side by side, in seed radii: they touch and overlap a little
constexpr float kRim = 1.45f;      // a seed's centre stays this far from the edge

}  // namespace

SeedPile::SeedPile(const Hollow& hollow, float seed_radius, int place)
    : half_w_(hollow.half_w / seed_radius), half_h_(hollow.half_h / seed_radius), own_(noise::hash(static_cast<std::uint32_t>(place), 1234567u)) {}

LyingSeed SeedPile::at(int index) const {
  index = std::min(index, kHeap - 1);
  while (static_cast<int>(seeds_.size()) <= index) seeds_.push_back(next());
  return seeds_[static_cast<std::size_t>(index)];
}

LyingSeed SeedPile::next() const {
  const float hw = half_w_, hh = half_h_, round = std::min(hw, hh);
  const auto n = static_cast<int>(seeds_.size());
  // Seeds roll towards the middle: of the free places the one that lies lowest, with some play.
  LyingSeed best;
  float best_score = 1e9f;
  for (int layer = 0; layer < kLayers && best_score > 1e8f; ++layer) {
    // The fuller the bowl, the higher they lie up its wall.
    const float shrink = static_cast<float>(layer) * 0.42f - std::min(0.35f, static_cast<float>(n) * 0.03f);
    const float reach_x = hw - kRim - shrink, reach_y = hh - kRim - shrink;
    if (reach_x <= 0 || reach_y <= 0) break;
    for (int k = 0; k < 130; ++k) {
      const std::uint32_t h = noise::hash(own_ + static_cast<std::uint32_t>(n * 97 + layer * 7919), static_cast<std::uint32_t>(k));
      const float x = (noise::unit(h) * 2 - 1) * reach_x, y = (noise::unit(noise::hash(h, 1)) * 2 - 1) * reach_y;
      // Within the rounded outline?
      const float ox = std::max(0.0f, std::fabs(x) - (hw - round)), oy = std::max(0.0f, std::fabs(y) - (hh - round));
      const float limit = round - kRim - shrink;
      const float out = std::sqrt(ox * ox + oy * oy);
      if (out > limit) continue;
      bool free = true;
      for (const LyingSeed& other : seeds_) {
        if (other.layer != layer) continue;
        const float dx = x - other.x, dy = y - other.y;
        if (dx * dx + dy * dy < kSpacing * kSpacing) { free = false; break; }
      }
      if (!free) continue;
      // In a trough seeds gather along its floor, a little nearer to the middle.
      const float along = std::max(std::fabs(x) - ox, std::fabs(y) - oy) * 0.45f;
      const float score = out + along + noise::unit(noise::hash(h, 2)) * 0.8f;
      if (score < best_score) best_score = score, best = {x, y, layer, 0};
    }
  }
  if (best_score > 1e8f) {  // full: on top of the heap, anywhere near the middle
    const std::uint32_t h = noise::hash(own_, static_cast<std::uint32_t>(n) + 5000u);
    best = {(noise::unit(h) * 2 - 1) * std::max(hw - round * 0.55f, 0.0f), (noise::unit(noise::hash(h, 1)) * 2 - 1) * std::max(hh - round * 0.55f, 0.0f), kLayers - 1, 0};
  }
  // A stride that shares no factor with the number of sprites: all colours come in turn.
  constexpr std::uint32_t kStrides[] = {5, 7, 11, 13};
  best.sprite = static_cast<int>((own_ / 8 + static_cast<std::uint32_t>(n) * kStrides[own_ % 4]) % kSeedSprites);
  return best;
}

bool SeedPile::fits(const Hollow& hollow, float seed_radius) const {
  return half_w_ > 0 && std::fabs(half_w_ - hollow.half_w / seed_radius) < 0.02f && std::fabs(half_h_ - hollow.half_h / seed_radius) < 0.02f;
}

}  // namespace mancala
