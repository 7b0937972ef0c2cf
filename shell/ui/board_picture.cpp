#include "shell/ui/board_picture.h"

#include <algorithm>
#include <chrono>
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

void BoardPicture::prepare(const BoardForm& logical, const Theme& theme, float pixel_ratio, double milliseconds) {
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
    BoardBaker coarse(scaled(logical, std::min(pixel_ratio, std::sqrt(kCoarsePixels / area))), theme);
    coarse.advance(static_cast<std::size_t>(-1));
    texture_ = store_->upload(texture_, coarse.pixels().data(), coarse.form().width, coarse.form().height);
    const float longest = static_cast<float>(std::max(logical.width, logical.height));
    baker_.emplace(scaled(logical, std::min({pixel_ratio, std::sqrt(kMostPixels / area), kLongestSide / longest})), theme);
    return;
  }
  if (!baker_) return;
  const auto start = std::chrono::steady_clock::now();
  while (!baker_->advance(kSlice))
    if (std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() > milliseconds) return;
  texture_ = store_->upload(texture_, baker_->pixels().data(), baker_->form().width, baker_->form().height);
  baker_.reset();
  complete_ = true;
}

}  // namespace mancala
