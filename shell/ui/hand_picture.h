// A cupped hand seen from above, made by code: it carries the seeds of a sowing.
#pragma once

#include "shell/ui/texture_store.h"

namespace mancala {

class HandPicture {
 public:
  explicit HandPicture(TextureStore* store) : store_(store) {}
  ~HandPicture();
  HandPicture(const HandPicture&) = delete;
  HandPicture& operator=(const HandPicture&) = delete;

  void prepare();
  void forget() { texture_ = nullptr; }
  // With the middle of its palm at (x, y); `palm` is the palm's radius. The arm comes from below, turned by `angle`.
  void draw(ImDrawList& list, float x, float y, float palm, float angle, float alpha) const;

 private:
  TextureStore* store_;
  ImTextureID texture_ = nullptr;
};

}  // namespace mancala
