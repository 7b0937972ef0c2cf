// The typeface at the pixel sizes that the screen needs, so that letters are never stretched.
#pragma once

#include <array>
#include <string_view>

#include "shell/ui/letters.h"

namespace mancala {

struct BoardLayout;

// A modular scale: each step about a fifth larger. Fine is for labels that fit in no other.
enum class Style : std::uint8_t { Fine, Caption, Body, Strong, Heading, Title, Count, LargeCount, StoreCount };
inline constexpr int kStyles = 9;

class Fonts {
 public:
  // Before a frame: makes the letters anew when sizes or typefaces differ from those that they are of.
  void prepare(const BoardLayout& layout, float pixel_ratio);
  // With the letters of this text.
  ImFont* font(Style style, std::string_view text) { return letters_.font(static_cast<std::size_t>(style), text); }
  float size(Style style) const { return sizes_[static_cast<std::size_t>(style)]; }  // logical pixels
  bool has(Style style, unsigned letter) const { return letters_.has(static_cast<std::size_t>(style), letter); }
  Letters& letters() { return letters_; }

 private:
  Letters letters_;
  std::array<float, kStyles> sizes_{};
  std::array<int, kStyles> pixels_{};
  std::size_t typefaces_ = 0;
};

}  // namespace mancala
