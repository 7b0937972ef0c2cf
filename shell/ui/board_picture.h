// The empty board's picture on the card: made in slices, coarse first, and anew when size, ratio or theme change.
#pragma once

#include <optional>
#include <string_view>

#include "shell/ui/board_baker.h"
#include "shell/ui/budget.h"
#include "shell/ui/texture_store.h"

namespace mancala {

class BoardPicture {
 public:
  explicit BoardPicture(TextureStore* store) : store_(store) {}
  ~BoardPicture();
  BoardPicture(const BoardPicture&) = delete;
  BoardPicture& operator=(const BoardPicture&) = delete;

  // Goes on until it is complete or the budget is spent; of a new form it makes a coarse picture first.
  void prepare(const BoardForm& logical, const Theme& theme, float pixel_ratio, const Budget& budget);
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
  bool is_coarse_ = false;  // what the baker makes
  bool complete_ = false;
};

}  // namespace mancala
