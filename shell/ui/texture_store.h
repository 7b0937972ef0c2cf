// Pictures on the graphics card, as the view asks the platform for them.
#pragma once

#include <cstdint>

#include "imgui.h"

namespace mancala {

class TextureStore {
 public:
  virtual ~TextureStore() = default;
  // Puts up a picture, RGBA with straight alpha, row by row, to be sampled smoothly and clamped at its edges.
  // In place of `old` when that is not null. Null when the card cannot.
  virtual ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) = 0;
  virtual void release(ImTextureID picture) = 0;
  // Letters have joined ImGui's atlas (io.Fonts): it is to be put up before this frame is painted, under the same TexID if it has one.
  virtual void fonts_changed() = 0;
};

}  // namespace mancala
