#include "shell/ui/fonts.h"

#include <algorithm>
#include <cmath>

#include "shell/board_layout.h"

namespace mancala {

static constexpr float kLeastCount = 8.5f;

static bool is_bold(Style style) { return style > Style::Body; }

void Fonts::prepare(const BoardLayout& layout, float pixel_ratio) {
  const float text = layout.text, plain = layout.plain_text, count = std::max(kLeastCount, layout.numeral_size * 0.62f);
  sizes_ = {plain * kFineOfText, plain * kCaptionOfText, text * kFineOfText, text * kCaptionOfText, text, text, text * 1.2f, text * 1.5f, count, count * 1.45f, count * 1.25f};
  std::vector<Letters::Face> wanted;
  for (int i = 0; i < kStyles; ++i) {
    const int pixels = std::clamp(static_cast<int>(std::lround(sizes_[i] * kBoxOfEm * pixel_ratio)), 8, 180);
    sizes_[i] = static_cast<float>(pixels) / kBoxOfEm / pixel_ratio;
    wanted.push_back({pixels, is_bold(static_cast<Style>(i))});
  }
  const bool more_typefaces = typefaces_ != count_typefaces();
  if (shown_ == wanted && !more_typefaces) return;
  const auto is_made = [&](const Letters::Face& face) { return std::find(made_.begin(), made_.end(), face) != made_.end(); };
  if (more_typefaces || !std::all_of(wanted.begin(), wanted.end(), is_made)) {
    made_.clear();
    for (const std::vector<Letters::Face>& faces : {wanted, shown_})
      for (const Letters::Face& face : faces)
        if (!is_made(face)) made_.push_back(face);
    typefaces_ = count_typefaces();
    letters_.begin(made_);
  }
  for (int i = 0; i < kStyles; ++i) faces_[i] = static_cast<std::size_t>(std::find(made_.begin(), made_.end(), wanted[i]) - made_.begin());
  shown_ = std::move(wanted);
}

}  // namespace mancala
