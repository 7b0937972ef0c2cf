// The typeface at the pixel sizes that the screen needs, so that letters are never stretched.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "imgui.h"

namespace mancala {

class Strings;
struct BoardLayout;

// A modular scale: each step about a fifth larger. Fine is for labels that fit in no other.
enum class Style : std::uint8_t { Fine, Caption, Body, Strong, Heading, Title, Count, LargeCount, StoreCount };
inline constexpr int kStyles = 9;

class Fonts {
 public:
  // Makes ImGui's atlas anew when sizes or letters differ from what is there; true when it did.
  bool prepare(const BoardLayout& layout, const Strings& strings, float pixel_ratio);
  // A TrueType file whose letters join those of the weights in the set `weights`: 1 regular, 2 bold.
  static void take(int weights, std::vector<unsigned char> file);
  ImFont* font(Style style) const { return fonts_[static_cast<std::size_t>(style)]; }
  float size(Style style) const { return sizes_[static_cast<std::size_t>(style)]; }  // logical pixels

 private:
  std::array<ImFont*, kStyles> fonts_{};
  std::array<float, kStyles> sizes_{};
  std::array<int, kStyles> pixels_{};
  std::string letters_of_;            // language whose letters are in the atlas
  std::size_t files_used_ = 0;
  ImVector<ImWchar> text_ranges_, count_ranges_;  // must outlive the atlas's building
};

}  // namespace mancala
