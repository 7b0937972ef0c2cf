#include "shell/platform/sdl_window.h"

#include "imgui.h"
#include "imgui_impl_sdl2.h"

namespace mancala::platform {

bool SdlWindow::open(const char* title, int width, int height) {
  window_ = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, prepare_graphics());
  if (!window_) {
    why_ = std::string("no window could be opened: ") + SDL_GetError();
    return false;
  }
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  graphics_ = open_graphics(window_);
  if (!graphics_) {
    why_ = std::string("no graphics context could be made: ") + SDL_GetError();
    ImGui::DestroyContext();
    return false;
  }
  // ImGui wants to know of the context only where it opens windows of its own.
  ImGui_ImplSDL2_InitForOpenGL(window_, nullptr);
  open_view(&graphics_->pictures());
  return true;
}

SdlWindow::~SdlWindow() {
  if (graphics_) {
    close_view();
    graphics_.reset();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
  }
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

void SdlWindow::begin_frame() {
  graphics_->begin_frame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::GetIO().DisplayFramebufferScale = ImVec2(pixel_ratio(), pixel_ratio());
  put_pointer();
  ImGui::NewFrame();
}

void SdlWindow::rehearse(const App& app, int part) {
  begin_frame();
  rehearse_app(app.model(), part);
  ImGui::EndFrame();
}

void SdlWindow::draw(App& app, double prepare_ms) {
  prepare_view(app.model(), pixel_ratio(), prepare_ms);
  begin_frame();
  app.draw();
  ImGui::Render();
  graphics_->paint(*ImGui::GetDrawData());
}

void SdlWindow::restore_graphics() {
  graphics_->restore();
  restore_view();
}

}  // namespace mancala::platform
