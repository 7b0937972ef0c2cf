// How seeds are drawn: one by one up to a heap.
#pragma once

#include "imgui.h"
#include "shell/seed_pile.h"
#include "shell/ui/seed_atlas.h"

namespace mancala {

class SeedPainter {
 public:
  // `flat`: discs, of which none lies in another's or a wall's shade.
  void set(ImTextureID atlas, float radius, bool flat = false) { atlas_ = atlas, radius_ = radius, flat_ = flat; }
  float radius() const { return radius_; }
  // One seed whose centre lies at (x, y), `lift` logical pixels above the ground; `light` 0 … 1 dims it,
  // `shadow` 0 … 1 its shadow.
  void draw(ImDrawList& list, float x, float y, int sprite, float lift, float light, float alpha = 1, float shadow = 1) const;
  // The first `count` of a pile.
  void draw(ImDrawList& list, const Hollow& hollow, const SeedPile& pile, int count, float light) const;

 private:
  void quad(ImDrawList& list, float x, float y, float half, int cell, ImU32 tint) const;
  ImTextureID atlas_ = nullptr;
  float radius_ = 1;
  bool flat_ = false;
};

}  // namespace mancala
