#include "shell/platform/native/gl_textures.h"

#include "shell/platform/native/graphics_api.h"

namespace mancala::platform {

namespace {

GLuint name_of(ImTextureID picture) { return static_cast<GLuint>(reinterpret_cast<std::uintptr_t>(picture)); }

}  // namespace

ImTextureID GlTextures::upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) {
  GLint most = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most);
  if (width > most || height > most) return nullptr;
  GLuint texture = name_of(old);
  if (texture == 0) glGenTextures(1, &texture);
  if (texture == 0) return nullptr;
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
  return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));
}

void GlTextures::release(ImTextureID picture) {
  const GLuint texture = name_of(picture);
  if (texture != 0) glDeleteTextures(1, &texture);
}

void GlTextures::put_up_fonts() {
  if (!fonts_changed_) return;
  fonts_changed_ = false;
  unsigned char* pixels = nullptr;
  int width = 0, height = 0;
  ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  fonts_ = upload(fonts_, pixels, width, height);
  ImGui::GetIO().Fonts->SetTexID(fonts_);
}

}  // namespace mancala::platform
