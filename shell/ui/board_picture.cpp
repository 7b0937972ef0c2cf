#include "shell/ui/board_picture.h"

#include <algorithm>
#include <cmath>

namespace mancala {
namespace {

constexpr float kCoarsePixels = 50'000;       // of the picture shown first
constexpr float kMostPixels = 9'000'000;     // a larger screen shows it enlarged
constexpr float kLongestSide = 4096;         // of a texture on every card
constexpr std::size_t kSlice = 2'000;        // pixels between two looks at the clock

}  // namespace

BoardPicture::~BoardPicture() {
  if (store_ != nullptr && texture_ != nullptr) store_->release(texture_);
}

void BoardPicture::forget() {
  texture_ = nullptr;
  theme_ = nullptr;
}

void BoardPicture::prepare(const BoardForm& logical, const Theme& theme, float pixel_ratio, const Budget& budget) {
  if (store_ == nullptr) {
    complete_ = true;
    return;
  }
  if (theme_ != &theme || ratio_ != pixel_ratio || form_ != logical) {
    theme_ = &theme;
    ratio_ = pixel_ratio;
    form_ = logical;
    complete_ = false;
    const float area = static_cast<float>(logical.width) * static_cast<float>(logical.height);
    is_coarse_ = true;
    baker_.emplace(scaled(logical, std::min(pixel_ratio, std::sqrt(kCoarsePixels / area))), theme);
  }
  if (!baker_) return;
  while (!baker_->done()) {
    if (budget.is_spent()) return;
    baker_->advance(kSlice);
  }
  // Putting it up takes its time, too.
  if (budget.is_spent()) return;
  texture_ = store_->upload(texture_, baker_->pixels().data(), baker_->form().width, baker_->form().height);
  if (!is_coarse_) {
    baker_.reset();
    complete_ = true;
    return;
  }
  is_coarse_ = false;
  const float area = static_cast<float>(logical.width) * static_cast<float>(logical.height);
  const float longest = static_cast<float>(std::max(logical.width, logical.height));
  baker_.emplace(scaled(logical, std::min({pixel_ratio, std::sqrt(kMostPixels / area), kLongestSide / longest})), theme);
}

}  // namespace mancala
