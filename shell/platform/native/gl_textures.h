// The view's pictures as OpenGL textures.
#pragma once

#include "shell/ui/texture_store.h"

namespace mancala::platform {

class GlTextures : public TextureStore {
 public:
  ImTextureID upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) override;
  void release(ImTextureID picture) override;
  void fonts_changed() override { fonts_changed_ = true; }

  // Puts up the typefaces' atlas if it has changed. Between ImGui_ImplOpenGL3_NewFrame() and ImGui::NewFrame().
  void put_up_fonts();

 private:
  bool fonts_changed_ = false;
};

}  // namespace mancala::platform
