// Where one drawing differs from the one before, so that only those places need to be painted again: most of a board rests
// while a few seeds fly, and painting is what a frame costs where there is no graphics card.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "imgui.h"

namespace mancala {

// In device pixels from the upper left corner; right and bottom are outside.
struct PixelBox {
  std::int32_t left, top, right, bottom;

  bool empty() const { return right <= left || bottom <= top; }
  std::int64_t area() const { return empty() ? 0 : std::int64_t{right - left} * (bottom - top); }
  bool operator==(const PixelBox&) const = default;
};

class DrawingChange {
 public:
  static constexpr int kMostBoxes = 4;

  // Takes in the next drawing, whose pictures are those of the last one. The boxes, kMostBoxes at most, hold every pixel that may differ
  // from the last one taken in; nothing where all may: there was none, or it had another size.
  std::optional<std::vector<PixelBox>> take(const ImDrawData& drawing);

 private:
  // A triangle: all that decides about its pixels, and where they are.
  struct Piece {
    std::uint64_t key;
    PixelBox box;
  };

  std::vector<Piece> pieces_of(const ImDrawData& drawing) const;

  std::vector<Piece> last_;
  int width_ = 0, height_ = 0;  // of the last one, device pixels
};

}  // namespace mancala
