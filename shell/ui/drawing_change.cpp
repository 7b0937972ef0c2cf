#include "shell/ui/drawing_change.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <utility>

namespace mancala {

namespace {

constexpr double kWasteOfOneBox = 1.25;  // two boxes become one where that paints at most so much more

PixelBox together(const PixelBox& a, const PixelBox& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

PixelBox shared(const PixelBox& a, const PixelBox& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right), std::min(a.bottom, b.bottom)};
}

std::uint64_t mixed(std::uint64_t key, std::uint64_t value) {
  key = (key ^ value) * 0x9E3779B97F4A7C15u;
  return key ^ (key >> 29);
}

std::uint64_t key_of(std::uint64_t key, const ImDrawVert& corner) {
  std::uint64_t words[2];
  std::memcpy(words, &corner, sizeof words);  // place, and place in the picture
  return mixed(mixed(mixed(key, words[0]), words[1]), corner.col);
}

class Boxes {
 public:
  void add(PixelBox box) {
    if (box.empty()) return;
    for (std::size_t at = 0; at < boxes_.size();) {
      const PixelBox both = together(box, boxes_[at]);
      if (static_cast<double>(both.area()) > kWasteOfOneBox * static_cast<double>(box.area() + boxes_[at].area())) {
        ++at;
        continue;
      }
      box = both;
      boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(at));
      at = 0;
    }
    boxes_.push_back(box);
    if (boxes_.size() > DrawingChange::kMostBoxes) merge_two();
  }

  std::vector<PixelBox> take() { return std::move(boxes_); }

 private:
  // The two that waste least together.
  void merge_two() {
    std::pair<std::size_t, std::size_t> best{0, 1};
    std::int64_t least = INT64_MAX;
    for (std::size_t a = 0; a < boxes_.size(); ++a)
      for (std::size_t b = a + 1; b < boxes_.size(); ++b) {
        const std::int64_t waste = together(boxes_[a], boxes_[b]).area() - boxes_[a].area() - boxes_[b].area();
        if (waste < least) least = waste, best = {a, b};
      }
    const PixelBox both = together(boxes_[best.first], boxes_[best.second]);
    boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(best.second));
    boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(best.first));
    add(both);
  }

  std::vector<PixelBox> boxes_;
};

}  // namespace

std::vector<DrawingChange::Piece> DrawingChange::pieces_of(const ImDrawData& drawing) const {
  std::vector<Piece> pieces;
  pieces.reserve(static_cast<std::size_t>(drawing.TotalIdxCount) / 3);
  const ImVec2 scale = drawing.FramebufferScale, from = drawing.DisplayPos;
  const auto pixel = [](float value) { return static_cast<std::int32_t>(value); };
  for (const ImDrawList* list : drawing.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImVec4 clip = command.ClipRect;
      const PixelBox inside = shared({0, 0, width_, height_}, {pixel((clip.x - from.x) * scale.x), pixel((clip.y - from.y) * scale.y),
                                                              pixel((clip.z - from.x) * scale.x), pixel((clip.w - from.y) * scale.y)});
      if (inside.empty()) continue;
      std::uint64_t begin = mixed(1, static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(command.GetTexID())));
      for (std::int32_t edge : {inside.left, inside.top, inside.right, inside.bottom}) begin = mixed(begin, static_cast<std::uint64_t>(edge));
      const ImDrawVert* vertices = list->VtxBuffer.Data + command.VtxOffset;
      const ImDrawIdx* indices = list->IdxBuffer.Data + command.IdxOffset;
      for (unsigned at = 0; at + 2 < command.ElemCount; at += 3) {
        const ImDrawVert& a = vertices[indices[at]];
        const ImDrawVert& b = vertices[indices[at + 1]];
        const ImDrawVert& c = vertices[indices[at + 2]];
        // Rounding moves an edge by less than a pixel.
        const PixelBox box = {pixel(std::floor((std::min({a.pos.x, b.pos.x, c.pos.x}) - from.x) * scale.x)) - 1,
                              pixel(std::floor((std::min({a.pos.y, b.pos.y, c.pos.y}) - from.y) * scale.y)) - 1,
                              pixel(std::ceil((std::max({a.pos.x, b.pos.x, c.pos.x}) - from.x) * scale.x)) + 1,
                              pixel(std::ceil((std::max({a.pos.y, b.pos.y, c.pos.y}) - from.y) * scale.y)) + 1};
        pieces.push_back({key_of(key_of(key_of(begin, a), b), c), shared(box, inside)});
      }
    }
  }
  return pieces;
}

std::optional<std::vector<PixelBox>> DrawingChange::take(const ImDrawData& drawing) {
  const int width = static_cast<int>(drawing.DisplaySize.x * drawing.FramebufferScale.x + 0.5f);
  const int height = static_cast<int>(drawing.DisplaySize.y * drawing.FramebufferScale.y + 0.5f);
  const bool same_size = width == width_ && height == height_;
  width_ = width;
  height_ = height;
  const std::vector<Piece> old = std::exchange(last_, pieces_of(drawing));
  if (!same_size) return std::nullopt;

  const auto alike = [](const Piece& a, const Piece& b) { return a.key == b.key; };
  const auto [old_middle, new_middle] = std::mismatch(old.begin(), old.end(), last_.begin(), last_.end(), alike);
  const auto [old_end, new_end] = std::mismatch(old.rbegin(), std::make_reverse_iterator(old_middle), last_.rbegin(), std::make_reverse_iterator(new_middle), alike);

  // Pieces of both that follow each other in the same order paint the same; wherever another piece is, all may differ.
  const std::size_t end = static_cast<std::size_t>(old_end.base() - old.begin());
  std::size_t next = static_cast<std::size_t>(old_middle - old.begin());
  std::vector<std::pair<std::uint64_t, std::size_t>> places;  // of a key in the old one
  places.reserve(end - next);
  for (std::size_t at = next; at < end; ++at) places.emplace_back(old[at].key, at);
  std::sort(places.begin(), places.end());
  Boxes boxes;
  for (auto piece = new_middle; piece != new_end.base(); ++piece) {
    const auto found = std::lower_bound(places.begin(), places.end(), std::pair{piece->key, next});
    if (found == places.end() || found->first != piece->key) {
      boxes.add(piece->box);
      continue;
    }
    // What is skipped in the old one is gone, or comes elsewhere.
    for (; next < found->second; ++next) boxes.add(old[next].box);
    ++next;
  }
  for (; next < end; ++next) boxes.add(old[next].box);
  return boxes.take();
}

}  // namespace mancala
