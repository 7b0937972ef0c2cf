#include "shell/ui/seed_painter.h"

#include <algorithm>
#include <cmath>

#include "shell/ui/noise.h"

namespace mancala {
namespace {

constexpr float kSpacing = 1.60f;  // of two seeds side by side, in seed radii: they touch and overlap a little
constexpr float kRim = 1.45f;      // a seed's centre stays this far from the edge
constexpr int kLayers = 4;

}  // namespace

SeedPile::SeedPile(const Hollow& hollow, float seed_radius, int place) {
  const std::uint32_t own = noise::hash(static_cast<std::uint32_t>(place), 1234567u);
  half_w_ = hollow.half_w / seed_radius;
  half_h_ = hollow.half_h / seed_radius;
  const float hw = half_w_, hh = half_h_, round = std::min(hw, hh);
  std::vector<LyingSeed> lying;
  for (int n = 0; n < kHeap; ++n) {
    // Seeds roll towards the middle: of the free places the one that lies lowest, with some play.
    LyingSeed best;
    float best_score = 1e9f;
    for (int layer = 0; layer < kLayers && best_score > 1e8f; ++layer) {
      // The fuller the bowl, the higher they lie up its wall.
      const float shrink = static_cast<float>(layer) * 0.42f - std::min(0.35f, static_cast<float>(n) * 0.03f);
      const float reach_x = hw - kRim - shrink, reach_y = hh - kRim - shrink;
      if (reach_x <= 0 || reach_y <= 0) break;
      for (int k = 0; k < 130; ++k) {
        const std::uint32_t h = noise::hash(own + static_cast<std::uint32_t>(n * 97 + layer * 7919), static_cast<std::uint32_t>(k));
        const float x = (noise::unit(h) * 2 - 1) * reach_x, y = (noise::unit(noise::hash(h, 1)) * 2 - 1) * reach_y;
        // Within the rounded outline?
        const float ox = std::max(0.0f, std::fabs(x) - (hw - round)), oy = std::max(0.0f, std::fabs(y) - (hh - round));
        const float limit = round - kRim - shrink;
        const float out = std::sqrt(ox * ox + oy * oy);
        if (out > limit) continue;
        bool free = true;
        for (const LyingSeed& other : lying) {
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
      const std::uint32_t h = noise::hash(own, static_cast<std::uint32_t>(n) + 5000u);
      best = {(noise::unit(h) * 2 - 1) * std::max(hw - round * 0.75f, 0.0f), (noise::unit(noise::hash(h, 1)) * 2 - 1) * std::max(hh - round * 0.75f, 0.0f), kLayers - 1, 0};
    }
    // A stride that shares no factor with the number of sprites: all colours come in turn.
    constexpr std::uint32_t kStrides[] = {5, 7, 11, 13};
    best.sprite = static_cast<int>((own / 8 + static_cast<std::uint32_t>(n) * kStrides[own % 4]) % SeedAtlas::kSprites);
    lying.push_back(best);
  }
  seeds_ = std::move(lying);
}

bool SeedPile::fits(const Hollow& hollow, float seed_radius) const {
  return !seeds_.empty() && std::fabs(half_w_ - hollow.half_w / seed_radius) < 0.02f && std::fabs(half_h_ - hollow.half_h / seed_radius) < 0.02f;
}

void SeedPainter::quad(ImDrawList& list, float x, float y, float half, int cell, ImU32 tint) const {
  const float u = 1.0f / SeedAtlas::kColumns, v = 1.0f / SeedAtlas::kRows;
  const float u0 = static_cast<float>(cell % SeedAtlas::kColumns) * u, v0 = static_cast<float>(cell / SeedAtlas::kColumns) * v;
  list.PrimReserve(6, 4);
  list.PrimRectUV({x - half, y - half}, {x + half, y + half}, {u0, v0}, {u0 + u, v0 + v}, tint);
}

void SeedPainter::draw(ImDrawList& list, float x, float y, int sprite, float lift, float light, float alpha) const {
  const bool own_texture = list._CmdHeader.TextureId != atlas_;
  if (own_texture) list.PushTextureID(atlas_);
  const auto byte = [](float f) { return static_cast<int>(std::clamp(f, 0.0f, 1.0f) * 255 + 0.5f); };
  // The higher, the farther away and the fainter the shadow.
  const float away = radius_ * 0.22f + lift * 0.62f;
  const float spread = radius_ * 1.28f + lift * 0.12f;
  const float dark = alpha * (0.95f - std::min(0.60f, lift / (radius_ * 3)));
  quad(list, x + away, y + away * 1.15f, spread, SeedAtlas::kShadow, IM_COL32(0, 0, 0, byte(dark)));
  const float grow = 1 + lift / (radius_ * 60);
  const int l = byte(light);
  quad(list, x, y - lift * 0.35f, radius_ * SeedAtlas::kReach * grow, sprite, IM_COL32(l, l, l, byte(alpha)));
  if (own_texture) list.PopTextureID();
}

void SeedPainter::draw(ImDrawList& list, const Hollow& hollow, const SeedPile& pile, int count, float light) const {
  if (count <= 0) return;
  list.PushTextureID(atlas_);
  const int shown = std::min(count, SeedPile::kHeap);
  for (int layer = 0; layer < kLayers; ++layer)
    for (int i = 0; i < shown; ++i) {
      const LyingSeed& seed = pile.seeds()[static_cast<std::size_t>(i)];
      if (seed.layer != layer) continue;
      // What lies deep catches less light; the upper left wall shades it.
      const float x = seed.x * radius_, y = seed.y * radius_;
      const float shade = (x + y) / (hollow.half_w + hollow.half_h);
      draw(list, hollow.x + x, hollow.y + y, seed.sprite, static_cast<float>(layer) * radius_ * 0.30f,
           light * (0.84f + 0.05f * static_cast<float>(layer) + 0.14f * shade));
    }
  list.PopTextureID();
}

}  // namespace mancala
