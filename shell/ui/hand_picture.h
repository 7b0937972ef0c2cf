// A cupped hand seen from above, made by code: it carries the seeds of a sowing.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/ui/budget.h"
#include "shell/ui/texture_store.h"

namespace mancala {

class HandPicture {
 public:
  explicit HandPicture(TextureStore* store) : store_(store) {}
  ~HandPicture();
  HandPicture(const HandPicture&) = delete;
  HandPicture& operator=(const HandPicture&) = delete;

  // Goes on until it is complete or the budget is spent; until then nothing is drawn.
  void prepare(const Budget& budget);
  bool complete() const { return store_ == nullptr || texture_ != nullptr; }
  void forget() { texture_ = nullptr; }
  // With the middle of its palm at (x, y); `palm` is the palm's radius. The arm comes from below, turned by `angle`.
  void draw(ImDrawList& list, float x, float y, float palm, float angle, float alpha) const;

 private:
  TextureStore* store_;
  ImTextureID texture_ = nullptr;
  std::vector<std::uint8_t> pixels_;  // RGBA of the rows made so far; empty when it is put up
  int next_row_ = 0;
};

}  // namespace mancala
