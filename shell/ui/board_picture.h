// The empty board's picture on the card: made in slices, coarse first, and anew when size, ratio or theme change.
#pragma once

#include <optional>
#include <string_view>

#include "shell/ui/board_baker.h"
#include "shell/ui/texture_store.h"

namespace mancala {

class BoardPicture {
 public:
  explicit BoardPicture(TextureStore* store) : store_(store) {}
  ~BoardPicture();
  BoardPicture(const BoardPicture&) = delete;
  BoardPicture& operator=(const BoardPicture&) = delete;

  // Works for at most about `milliseconds` (a coarse picture of a new form is always made whole).
  void prepare(const BoardForm& logical, const Theme& theme, float pixel_ratio, double milliseconds);
  bool complete() const { return complete_; }
  ImTextureID texture() const { return texture_; }
  void forget();  // the card has lost it

 private:
  TextureStore* store_;
  BoardForm form_;
  const Theme* theme_ = nullptr;
  float ratio_ = 0;
  std::optional<BoardBaker> baker_;
  ImTextureID texture_ = nullptr;
  bool complete_ = false;
};

}  // namespace mancala
