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
  bool complete() const { return now_.complete; }
  // Until a first coarse picture of a new form is there, the one before.
  ImTextureID texture() const { return now_.shows || before_.texture == nullptr ? now_.texture : before_.texture; }
  // What that texture shows; where everything lies in it.
  const BoardForm& painted() const { return now_.shows || before_.texture == nullptr ? now_.painted : before_.painted; }
  void forget();  // the card has lost it

 private:
  struct Made {
    BoardForm form;
    const Theme* theme = nullptr;
    float ratio = 0;
    ImTextureID texture = nullptr;
    BoardForm painted;      // what the texture is of
    bool shows = false;     // the texture is of this form, if coarse
    bool complete = false;
    bool is(const BoardForm& wanted, const Theme& of, float at) const { return theme == &of && ratio == at && form == wanted; }
  };

  TextureStore* store_;
  Made now_, before_;       // the one before is kept: a panel that opened beside the board closes again
  std::optional<BoardBaker> baker_;
  bool is_coarse_ = false;  // what the baker makes
};

}  // namespace mancala
