#include "imgui_impl_opengl3.h"
#include "shell/platform/graphics.h"
#include "shell/platform/native/gl_textures.h"
#include "shell/platform/native/graphics_api.h"

namespace mancala::platform {
namespace {

class GlGraphics : public Graphics {
 public:
  GlGraphics(SDL_Window* window, SDL_GLContext context) : window_(window), context_(context) {
    ImGui_ImplOpenGL3_Init(graphics_api::kShaders);
  }
  ~GlGraphics() override {
    ImGui_ImplOpenGL3_Shutdown();
    SDL_GL_DeleteContext(context_);
  }

  TextureStore& pictures() override { return textures_; }
  void begin_frame() override {
    ImGui_ImplOpenGL3_NewFrame();
    if (!textures_.has_fonts()) textures_.put_up_fonts();
  }
  void paint(const ImDrawData& drawing) override {
    textures_.put_up_fonts();
    ImGui_ImplOpenGL3_RenderDrawData(const_cast<ImDrawData*>(&drawing));
  }
  void show() override { SDL_GL_SwapWindow(window_); }
  void restore() override {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplOpenGL3_Init(graphics_api::kShaders);
    textures_.forget_fonts();
  }

 private:
  SDL_Window* window_;
  SDL_GLContext context_;
  GlTextures textures_;
};

}  // namespace

Uint32 prepare_graphics() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, graphics_api::kProfile);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, graphics_api::kMajor);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, graphics_api::kMinor);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, graphics_api::kFlags);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  return SDL_WINDOW_OPENGL | graphics_api::kWindowFlags;
}

std::unique_ptr<Graphics> open_graphics(SDL_Window* window) {
  SDL_GLContext context = SDL_GL_CreateContext(window);
  if (!context) return nullptr;
  SDL_GL_MakeCurrent(window, context);
  SDL_GL_SetSwapInterval(1);
  return std::make_unique<GlGraphics>(window, context);
}

}  // namespace mancala::platform
