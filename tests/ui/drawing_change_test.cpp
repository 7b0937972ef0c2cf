// Which places of a drawing are painted again.
#include "shell/ui/drawing_change.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "imgui_internal.h"

using namespace mancala;

namespace {

constexpr int kWide = 64, kHigh = 48;

struct Tile {
  int left, top, right, bottom;
  ImU32 colour;
};
using Scene = std::vector<Tile>;

std::optional<std::vector<PixelBox>> take(DrawingChange& change, const Scene& scene, float scale = 1) {
  ImDrawListSharedData shared;
  ImDrawList list(&shared);
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {kWide, kHigh});
  list.PushTextureID(reinterpret_cast<ImTextureID>(std::intptr_t{1}));
  for (const Tile& tile : scene) {
    list.PrimReserve(6, 4);
    list.PrimRect({static_cast<float>(tile.left), static_cast<float>(tile.top)}, {static_cast<float>(tile.right), static_cast<float>(tile.bottom)}, tile.colour);
  }
  ImDrawData drawing;
  drawing.Valid = true;
  drawing.DisplaySize = {kWide, kHigh};
  drawing.FramebufferScale = {scale, scale};
  drawing.AddDrawList(&list);
  return change.take(drawing);
}

// What lies on each pixel, from below.
using Picture = std::array<std::vector<ImU32>, kWide * kHigh>;
Picture paint(const Scene& scene) {
  Picture picture;
  for (const Tile& tile : scene)
    for (int y = tile.top; y < tile.bottom; ++y)
      for (int x = tile.left; x < tile.right; ++x) picture[static_cast<std::size_t>(y * kWide + x)].push_back(tile.colour);
  return picture;
}

bool holds(const std::vector<PixelBox>& boxes, int x, int y) {
  return std::any_of(boxes.begin(), boxes.end(), [=](const PixelBox& box) { return x >= box.left && x < box.right && y >= box.top && y < box.bottom; });
}

Tile any_tile(std::mt19937& random) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  const int left = below(kWide - 8), top = below(kHigh - 8);
  return {left, top, left + 1 + below(8), top + 1 + below(8), static_cast<ImU32>(random() % 5)};
}

}  // namespace

TEST_CASE("the first drawing, and one of another size, are painted whole; the same one again not at all") {
  DrawingChange change;
  const Scene scene = {{0, 0, kWide, kHigh, 1}, {4, 4, 8, 8, 2}};
  CHECK_FALSE(take(change, scene).has_value());
  CHECK(take(change, scene)->empty());
  CHECK_FALSE(take(change, scene, 2).has_value());
}

TEST_CASE("a piece that moves is painted where it was and where it is, a pixel wider on each side") {
  DrawingChange change;
  take(change, {{0, 0, kWide, kHigh, 1}, {4, 4, 8, 8, 2}, {20, 20, 24, 24, 3}}, 2);
  const auto boxes = take(change, {{0, 0, kWide, kHigh, 1}, {40, 30, 44, 34, 2}, {20, 20, 24, 24, 3}}, 2);
  REQUIRE(boxes.has_value());
  CHECK(*boxes == std::vector<PixelBox>{{79, 59, 89, 69}, {7, 7, 17, 17}});
}

TEST_CASE("two pieces that change places in the order are painted again") {
  DrawingChange change;
  take(change, {{4, 4, 8, 8, 2}, {6, 6, 10, 10, 3}});
  const auto boxes = take(change, {{6, 6, 10, 10, 3}, {4, 4, 8, 8, 2}});
  REQUIRE(boxes.has_value());
  CHECK(holds(*boxes, 7, 7));
}

TEST_CASE("outside the boxes every pixel has the same pieces in the same order") {
  std::mt19937 random(2026);
  DrawingChange change;
  Scene scene;
  for (int count = 0; count < 30; ++count) scene.push_back(any_tile(random));
  take(change, scene);
  std::int64_t painted = 0;
  for (int step = 0; step < 500; ++step) {
    const Picture before = paint(scene);
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
      const std::size_t at = random() % scene.size(), other = random() % scene.size();
      switch (random() % 4) {
        case 0: scene[at] = any_tile(random); break;
        case 1: std::swap(scene[at], scene[other]); break;
        case 2: scene.insert(scene.begin() + static_cast<std::ptrdiff_t>(at), any_tile(random)); break;
        default:
          if (scene.size() > 10) scene.erase(scene.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
    const auto boxes = take(change, scene);
    REQUIRE(boxes.has_value());
    REQUIRE(boxes->size() <= DrawingChange::kMostBoxes);
    for (const PixelBox& box : *boxes) painted += box.area();
    const Picture after = paint(scene);
    for (int y = 0; y < kHigh; ++y)
      for (int x = 0; x < kWide; ++x) {
        const std::size_t pixel = static_cast<std::size_t>(y * kWide + x);
        if (!holds(*boxes, x, y)) REQUIRE(before[pixel] == after[pixel]);
      }
  }
  CHECK(painted < 500 * kWide * kHigh / 2);
}
