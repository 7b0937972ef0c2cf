#include "shell/platform/sdl_window.h"

#include "graphics_api.h"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "shell/ui/draw_app.h"

namespace mancala::platform {

bool SdlWindow::open(const char* title, int width, int height) {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, graphics_api::kProfile);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, graphics_api::kMajor);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, graphics_api::kMinor);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, graphics_api::kFlags);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  window_ = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                             SDL_WINDOW_OPENGL | graphics_api::kWindowFlags);
  if (!window_) {
    why_ = std::string("no window could be opened: ") + SDL_GetError();
    return false;
  }
  context_ = SDL_GL_CreateContext(window_);
  if (!context_) {
    why_ = std::string("no graphics context could be made: ") + SDL_GetError();
    return false;
  }
  SDL_GL_MakeCurrent(window_, context_);
  SDL_GL_SetSwapInterval(1);

  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplSDL2_InitForOpenGL(window_, context_);
  ImGui_ImplOpenGL3_Init(graphics_api::kShaders);
  open_view(&textures_);
  imgui_ready_ = true;
  return true;
}

SdlWindow::~SdlWindow() {
  if (imgui_ready_) {
    close_view();
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
  }
  if (context_) SDL_GL_DeleteContext(context_);
  if (window_) SDL_DestroyWindow(window_);
}

bool SdlWindow::hear(const SDL_Event& event) {
  if (event.type == SDL_WINDOWEVENT) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    return true;
  }
  return ImGui_ImplSDL2_ProcessEvent(&event);
}

int SdlWindow::width() const {
  int width = 0;
  SDL_GetWindowSize(window_, &width, nullptr);
  return width;
}

int SdlWindow::height() const {
  int height = 0;
  SDL_GetWindowSize(window_, nullptr, &height);
  return height;
}

float SdlWindow::pixel_ratio() const {
  if (given_ratio_ > 0) return given_ratio_;
  int pixels = 0;
  SDL_GL_GetDrawableSize(window_, &pixels, nullptr);
  return width() > 0 ? static_cast<float>(pixels) / static_cast<float>(width()) : 1.0f;
}

// ImGui's backend asks the system where the pointer is, and X11 may answer with an old place; the window's events know it.
void SdlWindow::put_pointer() {
  if (SDL_GetMouseFocus() != window_) return;
  int x = 0, y = 0;
  SDL_GetMouseState(&x, &y);
  ImGui::GetIO().AddMousePosEvent(static_cast<float>(x), static_cast<float>(y));
}

void SdlWindow::draw(App& app) {
  const float ratio = pixel_ratio();
  prepare_view(app.model(), ratio);
  ImGui_ImplOpenGL3_NewFrame();
  textures_.put_up_fonts();
  ImGui_ImplSDL2_NewFrame();
  ImGui::GetIO().DisplayFramebufferScale = ImVec2(ratio, ratio);
  put_pointer();
  ImGui::NewFrame();
  app.draw();
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void SdlWindow::restore_graphics() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(graphics_api::kShaders);
  restore_view();
}

}  // namespace mancala::platform
