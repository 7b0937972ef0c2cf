#include "shell/ui/fonts.h"

#include <algorithm>
#include <cmath>

#include "shell/board_layout.h"

namespace mancala {

static bool is_bold(Style style) { return style != Style::Fine && style != Style::Caption && style != Style::Body; }

void Fonts::prepare(const BoardLayout& layout, float pixel_ratio) {
  const float text = layout.text, count = std::max(11.0f, layout.numeral_size * 0.84f);
  sizes_ = {text * 0.70f, text * 0.84f, text, text, text * 1.2f, text * 1.5f, count, count * 1.45f, count * 1.25f};
  std::array<int, kStyles> pixels{};
  std::vector<Letters::Face> faces;
  for (int i = 0; i < kStyles; ++i) {
    pixels[i] = std::clamp(static_cast<int>(std::lround(sizes_[i] * pixel_ratio)), 8, 180);
    sizes_[i] = static_cast<float>(pixels[i]) / pixel_ratio;
    faces.push_back({pixels[i], is_bold(static_cast<Style>(i))});
  }
  if (pixels == pixels_ && typefaces_ == count_typefaces()) return;
  pixels_ = pixels;
  typefaces_ = count_typefaces();
  letters_.begin(faces);
}

}  // namespace mancala
