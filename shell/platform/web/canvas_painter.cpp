#include "shell/platform/web/canvas_painter.h"

#include <emscripten.h>

#include <algorithm>
#include <cstring>
#include <utility>

// The calls of web/board-host.js. A picture waits for the next frame there; a frame is painted before its call returns.
// `top`: they are rows of one that is there, from this one on; -1: it is the picture.
EM_JS(void, mancala_paint_picture, (int picture, const void* rgba, int width, int height, int top), {
  Module["mancalaCanvas"]["picture"](picture, width, height, HEAPU8.slice(rgba, rgba + width * height * 4), top < 0 ? undefined : top);
});
EM_JS(void, mancala_drop_picture, (int picture), { Module["mancalaCanvas"]["drop"](picture); });
EM_JS(void, mancala_paint_frame, (const void* message, int vertexBytes, int indexBytes, int commands, int boxes, int width, int height, float across, float down), {
  const bytes = HEAPU8.subarray(message, message + vertexBytes + indexBytes + commands * 32 + Math.max(boxes, 0) * 16);
  Module["mancalaCanvas"]["frame"]({"width": width, "height": height, "across": across, "down": down, "vertexBytes": vertexBytes, "indexBytes": indexBytes, "commands": commands, "boxes": boxes, "bytes": bytes});
});

namespace mancala::platform {

namespace {

constexpr int kLargestPicture = 4096;  // a side; every card of the last ten years has as much

int number_of(ImTextureID picture) { return static_cast<int>(reinterpret_cast<std::intptr_t>(picture)); }
ImTextureID picture_of(int number) { return reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(number)); }

// One drawing step as the painter reads it; the box in device pixels from the upper left corner.
struct Step {
  std::int32_t vertices_at, indices_at;  // bytes from the first vertex, from the first index
  std::int32_t indices, picture;
  std::int32_t left, top, right, bottom;
};
static_assert(sizeof(Step) == 32 && sizeof(PixelBox) == 16 && sizeof(ImDrawVert) == 20 && sizeof(ImDrawIdx) == 2);

template <class Row>
void append(std::vector<std::uint8_t>& message, const std::vector<Row>& rows) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(rows.data());
  message.insert(message.end(), bytes, bytes + rows.size() * sizeof(Row));
}

}  // namespace

void CanvasPainter::begin_frame() {
  if (fonts_ == nullptr) fonts_ = picture_of(++last_picture_);
  ImGui::GetIO().Fonts->SetTexID(fonts_);
}

// Megabytes, of which a letter that joins takes a few rows.
void CanvasPainter::put_up_fonts() {
  const AtlasRows rows = std::exchange(font_rows_, {});
  if (rows.empty()) return;
  unsigned char* pixels = nullptr;
  int width = 0, height = 0;
  ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  if (height == std::exchange(fonts_height_, height) && rows.to - rows.from < height) {
    mancala_paint_picture(number_of(fonts_), pixels + static_cast<std::size_t>(rows.from) * static_cast<std::size_t>(width) * 4, width, rows.to - rows.from, rows.from);
  } else {
    upload(fonts_, pixels, width, height);
  }
}

void CanvasPainter::paint(const ImDrawData& drawing) {
  put_up_fonts();
  const ImVec2 scale = drawing.FramebufferScale;
  size_ = drawing.DisplaySize;
  width_ = static_cast<int>(drawing.DisplaySize.x * scale.x + 0.5f);
  height_ = static_cast<int>(drawing.DisplaySize.y * scale.y + 0.5f);
  vertex_bytes_ = drawing.TotalVtxCount * static_cast<int>(sizeof(ImDrawVert));
  // Indices are padded, so that the commands behind them lie as numbers must.
  index_bytes_ = (drawing.TotalIdxCount * static_cast<int>(sizeof(ImDrawIdx)) + 3) & ~3;
  std::vector<Step> steps;
  message_.resize(static_cast<std::size_t>(vertex_bytes_ + index_bytes_));
  int vertices_at = 0, indices_at = 0;
  for (const ImDrawList* list : drawing.CmdLists) {
    const int vertices = list->VtxBuffer.size_in_bytes(), indices = list->IdxBuffer.size_in_bytes();
    std::memcpy(message_.data() + vertices_at, list->VtxBuffer.Data, static_cast<std::size_t>(vertices));
    std::memcpy(message_.data() + vertex_bytes_ + indices_at, list->IdxBuffer.Data, static_cast<std::size_t>(indices));
    for (const ImDrawCmd& command : list->CmdBuffer) {
      Step step;
      step.vertices_at = vertices_at + static_cast<int>(command.VtxOffset * sizeof(ImDrawVert));
      step.indices_at = indices_at + static_cast<int>(command.IdxOffset * sizeof(ImDrawIdx));
      step.indices = static_cast<int>(command.ElemCount);
      step.picture = number_of(command.GetTexID());
      step.left = std::max(0, static_cast<int>((command.ClipRect.x - drawing.DisplayPos.x) * scale.x));
      step.top = std::max(0, static_cast<int>((command.ClipRect.y - drawing.DisplayPos.y) * scale.y));
      step.right = std::min(width_, static_cast<int>((command.ClipRect.z - drawing.DisplayPos.x) * scale.x));
      step.bottom = std::min(height_, static_cast<int>((command.ClipRect.w - drawing.DisplayPos.y) * scale.y));
      if (step.indices > 0 && step.right > step.left && step.bottom > step.top) steps.push_back(step);
    }
    vertices_at += vertices;
    indices_at += indices;
  }
  commands_ = static_cast<int>(steps.size());
  std::optional<std::vector<PixelBox>> changed = change_.take(drawing);
  // Against one that was never shown it says nothing of the screen.
  if (std::exchange(unshown_, true)) changed.reset();
  boxes_ = changed ? static_cast<int>(changed->size()) : -1;
  append(message_, steps);
  if (changed) append(message_, *changed);
}

void CanvasPainter::show() {
  unshown_ = false;
  mancala_paint_frame(message_.data(), vertex_bytes_, index_bytes_, commands_, boxes_, width_, height_, size_.x, size_.y);
}

ImTextureID CanvasPainter::upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) {
  if (width > kLargestPicture || height > kLargestPicture) return nullptr;
  const int number = old != nullptr ? number_of(old) : ++last_picture_;
  mancala_paint_picture(number, rgba, width, height, -1);
  return picture_of(number);
}

void CanvasPainter::release(ImTextureID picture) { mancala_drop_picture(number_of(picture)); }

// SDL's window is of no system and is never drawn on.
Uint32 prepare_graphics() { return 0; }
std::unique_ptr<Graphics> open_graphics(SDL_Window*) { return std::make_unique<CanvasPainter>(); }

}  // namespace mancala::platform
