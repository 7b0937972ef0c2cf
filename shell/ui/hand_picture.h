// A hand seen from above, made by code: cupped, it carries the seeds of a sowing; with a finger out, it points.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/ui/budget.h"
#include "shell/ui/texture_store.h"

namespace mancala {

enum class HandPose : std::uint8_t { Carrying, Pointing };

class HandPicture {
 public:
  HandPicture(TextureStore* store, HandPose pose) : store_(store), pose_(pose) {}
  ~HandPicture();
  HandPicture(const HandPicture&) = delete;
  HandPicture& operator=(const HandPicture&) = delete;

  // Goes on until it is complete or the budget is spent; until then nothing is drawn.
  void prepare(const Budget& budget);
  bool complete() const { return store_ == nullptr || texture_ != nullptr; }
  void forget() { texture_ = nullptr; }
  // With the middle of its palm at (x, y); `palm` is the palm's radius. The arm comes from below, turned by `angle`.
  void draw(ImDrawList& list, float x, float y, float palm, float angle, float alpha) const;
  // Of the pointing one, with the tip of its finger there.
  void draw_at_tip(ImDrawList& list, float x, float y, float palm, float angle) const;

 private:
  TextureStore* store_;
  HandPose pose_;
  ImTextureID texture_ = nullptr;
  std::vector<std::uint8_t> pixels_;  // RGBA of the rows made so far; empty when it is put up
  int next_row_ = 0;
};

}  // namespace mancala
