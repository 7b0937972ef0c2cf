// The typeface at the pixel sizes that the screen needs, so that letters are never stretched.
#pragma once

#include <array>
#include <string_view>

#include "shell/ui/letters.h"

namespace mancala {

struct BoardLayout;

// A modular scale: each step about a fifth larger, those from Strong on in bold. Fine is for labels that fit in no other. The plain ones do not grow with the
// text: for the words of a bar that has no room for larger letters.
enum class Style : std::uint8_t { PlainFine, PlainCaption, Fine, Caption, Body, Strong, Heading, Title, Count, LargeCount, StoreCount };
inline constexpr int kStyles = 11;
inline constexpr float kFineOfText = 0.70f, kCaptionOfText = 0.84f;

class Fonts {
 public:
  // Before a frame: makes the letters anew when there are none of these sizes yet. Those of the sizes before are kept: a list
  // that opens beside the board makes its counts smaller, and closes again.
  void prepare(const BoardLayout& layout, float pixel_ratio);
  // With the letters of this text.
  ImFont* font(Style style, std::string_view text) { return letters_.font(faces_[static_cast<std::size_t>(style)], text); }
  // In logical pixels: the em, as elsewhere on a page, and the height of a line from ascent to descent, which ImGui counts in.
  float size(Style style) const { return sizes_[static_cast<std::size_t>(style)]; }
  float box(Style style) const { return sizes_[static_cast<std::size_t>(style)] * kBoxOfEm; }
  bool has(Style style, unsigned letter) const { return letters_.has(faces_[static_cast<std::size_t>(style)], letter); }
  Letters& letters() { return letters_; }

 private:
  static constexpr float kBoxOfEm = 1.424f;  // of the typeface that is compiled in

  Letters letters_;
  std::array<float, kStyles> sizes_{};
  std::array<std::size_t, kStyles> faces_{};  // of the letters' faces, by style
  std::vector<Letters::Face> made_, shown_;   // all that there are letters of, and those of the last frame
  std::size_t typefaces_ = 0;
};

}  // namespace mancala
