// Where seeds lie in a bowl, and how they are drawn: one by one up to a heap, always the same for the same place and count.
#pragma once

#include <vector>

#include "imgui.h"
#include "shell/ui/board_form.h"
#include "shell/ui/seed_atlas.h"
#include "shell/ui/theme.h"

namespace mancala {

// A seed in its bowl: place in seed radii from the bowl's centre, how high it lies (0 ground, 1 on others …), sprite.
struct LyingSeed {
  float x = 0, y = 0;
  int layer = 0;
  int sprite = 0;
};

// The n-th place does not depend on how many come after it, so a seed that falls moves no other.
// `place` is the only randomness. More than `kHeap` seeds look like the heap they are.
class SeedPile {
 public:
  static constexpr int kHeap = 64;
  SeedPile() = default;
  SeedPile(const Hollow& hollow, float seed_radius, int place);
  // Made for a hollow of this shape, whatever the size.
  bool fits(const Hollow& hollow, float seed_radius) const;
  const std::vector<LyingSeed>& seeds() const { return seeds_; }
  LyingSeed at(int index) const { return seeds_[static_cast<std::size_t>(index < kHeap ? index : kHeap - 1)]; }

 private:
  float half_w_ = 0, half_h_ = 0;  // of the hollow, in seed radii
  std::vector<LyingSeed> seeds_;
};

class SeedPainter {
 public:
  void set(ImTextureID atlas, float radius) { atlas_ = atlas, radius_ = radius; }
  float radius() const { return radius_; }
  // One seed whose centre lies at (x, y), `lift` logical pixels above the ground; `light` 0 … 1 dims it.
  void draw(ImDrawList& list, float x, float y, int sprite, float lift, float light, float alpha = 1) const;
  // The first `count` of a pile.
  void draw(ImDrawList& list, const Hollow& hollow, const SeedPile& pile, int count, float light) const;

 private:
  void quad(ImDrawList& list, float x, float y, float half, int cell, ImU32 tint) const;
  ImTextureID atlas_ = nullptr;
  float radius_ = 1;
};

}  // namespace mancala
