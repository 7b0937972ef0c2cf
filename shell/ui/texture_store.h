// Pictures on the graphics card, as the view asks the platform for them.
#pragma once

#include <cstdint>

#include "imgui.h"

namespace mancala {

// Of ImGui's atlas of letters, from the top; `to` is the first one behind them.
struct AtlasRows {
  int from = 0, to = 0;
  bool empty() const { return from >= to; }
  void join(AtlasRows more) {
    if (more.empty()) return;
    *this = empty() ? more : AtlasRows{from < more.from ? from : more.from, to > more.to ? to : more.to};
  }
};

class TextureStore {
 public:
  virtual ~TextureStore() = default;
  // Puts up a picture, RGBA with straight alpha, row by row, to be sampled smoothly and clamped at its edges.
  // In place of `old` when that is not null. Null when the card cannot.
  virtual ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) = 0;
  virtual void release(ImTextureID picture) = 0;
  // Letters have joined ImGui's atlas (io.Fonts): these rows of it, all where it is new, are to be put up before this frame is painted,
  // under the same TexID if it has one.
  virtual void fonts_changed(AtlasRows rows) = 0;
};

}  // namespace mancala
