// One window with graphics, Dear ImGui in it, and the view's pictures. The same for the desktop and the page.
#pragma once

#include <SDL.h>

#include <memory>
#include <string>

#include "shell/app.h"
#include "shell/platform/graphics.h"
#include "shell/ui/draw_app.h"

namespace mancala::platform {

class SdlWindow {
 public:
  SdlWindow() = default;
  ~SdlWindow();
  SdlWindow(const SdlWindow&) = delete;
  SdlWindow& operator=(const SdlWindow&) = delete;

  // Width and height in logical pixels. False when there is no window or no graphics: why() says what is missing.
  bool open(const char* title, int width, int height);
  const std::string& why() const { return why_; }

  // Tells ImGui of an event. True when a frame might look different after it.
  bool hear(const SDL_Event& event);

  // Logical size; pixel_ratio() is device pixels a logical pixel.
  int width() const;
  int height() const;
  float pixel_ratio() const;
  // Where the system does not tell: the page sets it.
  void set_pixel_ratio(float ratio) { given_ratio_ = ratio; }

  // Draws the app once, after spending up to so many milliseconds on its pictures.
  void draw(App& app, double prepare_ms = kPrepareMs);
  // A part of the first frame, for nobody (draw_app.h).
  void rehearse(const App& app, int part);
  void show() { graphics_->show(); }

  // The graphics were lost and are there again: everything is put up anew.
  void restore_graphics();

  SDL_Window* handle() { return window_; }

 private:
  void begin_frame();
  void put_pointer();

  SDL_Window* window_ = nullptr;
  std::unique_ptr<Graphics> graphics_;
  float given_ratio_ = 0;
  std::string why_;
};

}  // namespace mancala::platform
