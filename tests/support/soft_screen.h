// A graphics card made of arithmetic: rasterises ImGui's draw data, so that views can be looked at and measured without
// a window.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "shell/ui/texture_store.h"

namespace mancala::test {

class SoftScreen : public TextureStore {
 public:
  ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) override;
  void release(ImTextureID picture) override;
  void fonts_changed(AtlasRows rows) override;

  // Draws into a fresh picture of the draw data's size in device pixels.
  void render(const ImDrawData& data);
  int width() const { return width_; }
  int height() const { return height_; }
  const std::vector<std::uint8_t>& pixels() const { return pixels_; }  // RGBA
  bool write_png(const std::string& path) const;

  int uploads = 0;  // pictures put up so far, typefaces included

 private:
  struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
  };
  void triangle(const ImDrawVert (&v)[3], const ImVec4& clip, const Picture* picture);

  std::vector<std::unique_ptr<Picture>> pictures_;
  int width_ = 0, height_ = 0;
  float offset_x_ = 0, offset_y_ = 0, scale_ = 1;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace mancala::test
