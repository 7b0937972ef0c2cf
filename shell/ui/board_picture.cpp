#include "shell/ui/board_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mancala {
namespace {

constexpr float kCoarsePixels = 50'000;       // of the picture shown first
constexpr float kMostPixels = 9'000'000;     // a larger screen shows it enlarged
constexpr float kLongestSide = 4096;         // of a texture on every card
constexpr std::size_t kSlice = 2'000;        // pixels between two looks at the clock

}  // namespace

BoardPicture::~BoardPicture() {
  if (store_ == nullptr) return;
  for (const Made& made : {now_, before_})
    if (made.texture != nullptr) store_->release(made.texture);
}

void BoardPicture::forget() { now_ = before_ = {}; }

void BoardPicture::prepare(const BoardForm& logical, const Theme& theme, float pixel_ratio, const Budget& budget) {
  if (store_ == nullptr) {
    now_.complete = true;
    return;
  }
  const float area = static_cast<float>(logical.width) * static_cast<float>(logical.height);
  if (!now_.is(logical, theme, pixel_ratio)) {
    if (now_.complete) std::swap(now_, before_);
    baker_.reset();
    if (!now_.is(logical, theme, pixel_ratio)) {
      now_ = {logical, &theme, pixel_ratio, now_.texture, now_.painted, now_.shows && !now_.complete, false};
      is_coarse_ = true;
      baker_.emplace(scaled(logical, std::min(pixel_ratio, std::sqrt(kCoarsePixels / area))), theme);
    }
  }
  if (!baker_) return;
  while (!baker_->done()) {
    if (budget.is_spent()) return;
    baker_->advance(kSlice);
  }
  // Putting it up takes its time, too.
  if (budget.is_spent()) return;
  now_.texture = store_->upload(now_.texture, baker_->pixels().data(), baker_->form().width, baker_->form().height);
  now_.painted = logical;
  now_.shows = true;
  if (!is_coarse_) {
    baker_.reset();
    now_.complete = true;
    return;
  }
  is_coarse_ = false;
  const float longest = static_cast<float>(std::max(logical.width, logical.height));
  baker_.emplace(scaled(logical, std::min({pixel_ratio, std::sqrt(kMostPixels / area), kLongestSide / longest})), theme);
}

}  // namespace mancala
