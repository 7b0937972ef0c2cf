// The page's graphics: every frame goes as one message to the canvas's painter (web/painter.js), which draws it by WebGL.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/platform/graphics.h"
#include "shell/ui/drawing_change.h"

namespace mancala::platform {

class CanvasPainter : public Graphics, private TextureStore {
 public:
  TextureStore& pictures() override { return *this; }
  void begin_frame() override;
  void paint(const ImDrawData& drawing) override;
  void show() override;
  void restore() override {}

 private:
  ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) override;
  void release(ImTextureID picture) override;
  void fonts_changed(AtlasRows rows) override { font_rows_.join(rows); }
  void put_up_fonts();

  std::vector<std::uint8_t> message_;  // of the last frame: all vertices, all indices, the commands, then the changed boxes
  int vertex_bytes_ = 0, index_bytes_ = 0, commands_ = 0;
  int boxes_ = 0;         // -1: all may have changed
  bool unshown_ = false;  // painted since the last one that was shown
  DrawingChange change_;
  int width_ = 0, height_ = 0;  // device pixels
  ImVec2 size_;                 // logical pixels
  int last_picture_ = 0;
  ImTextureID fonts_ = nullptr;
  int fonts_height_ = 0;  // as put up
  AtlasRows font_rows_;   // not yet
};

}  // namespace mancala::platform
