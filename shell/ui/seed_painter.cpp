#include "shell/ui/seed_painter.h"

#include <algorithm>

namespace mancala {

void SeedPainter::quad(ImDrawList& list, float x, float y, float half, int cell, ImU32 tint) const {
  const float u = 1.0f / SeedAtlas::kColumns, v = 1.0f / SeedAtlas::kRows;
  const float u0 = static_cast<float>(cell % SeedAtlas::kColumns) * u, v0 = static_cast<float>(cell / SeedAtlas::kColumns) * v;
  list.PrimReserve(6, 4);
  list.PrimRectUV({x - half, y - half}, {x + half, y + half}, {u0, v0}, {u0 + u, v0 + v}, tint);
}

void SeedPainter::draw(ImDrawList& list, float x, float y, int sprite, float lift, float light, float alpha, float shadow) const {
  const bool own_texture = list._CmdHeader.TextureId != atlas_;
  if (own_texture) list.PushTextureID(atlas_);
  const auto byte = [](float f) { return static_cast<int>(std::clamp(f, 0.0f, 1.0f) * 255 + 0.5f); };
  // The higher, the farther away and the fainter the shadow.
  const float away = radius_ * 0.22f + lift * 0.62f;
  const float spread = radius_ * 1.28f + lift * 0.12f;
  const float dark = alpha * shadow * (0.95f - std::min(0.60f, lift / (radius_ * 3)));
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
  for (int layer = 0; layer < SeedPile::kLayers; ++layer)
    for (int i = 0; i < shown; ++i) {
      const LyingSeed seed = pile.at(i);
      if (seed.layer != layer) continue;
      // What lies deep catches less light; the upper left wall shades it.
      const float x = seed.x * radius_, y = seed.y * radius_;
      const float shade = (x + y) / (hollow.half_w + hollow.half_h);
      draw(list, hollow.x + x, hollow.y + y, seed.sprite, static_cast<float>(layer) * radius_ * 0.30f,
           flat_ ? light : light * (0.84f + 0.05f * static_cast<float>(layer) + 0.14f * shade), 1,
           // On the top of a heap many lie in each other's shadow, which is no darker for that.
           layer + 1 < SeedPile::kLayers ? 1 : 0.2f);
    }
  list.PopTextureID();
}

}  // namespace mancala
