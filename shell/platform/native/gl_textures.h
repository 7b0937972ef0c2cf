// The view's pictures as OpenGL textures.
#pragma once

#include "shell/ui/texture_store.h"

namespace mancala::platform {

class GlTextures : public TextureStore {
 public:
  ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) override;
  void release(ImTextureID picture) override;
  // All of it: here that costs little.
  void fonts_changed(AtlasRows) override { fonts_changed_ = true; }

  // Puts up the atlas of letters if it has changed.
  void put_up_fonts();
  // The card has lost it.
  void forget_fonts() { fonts_ = nullptr; }
  bool has_fonts() const { return fonts_ != nullptr; }

 private:
  ImTextureID fonts_ = nullptr;
  bool fonts_changed_ = false;
};

}  // namespace mancala::platform
