// The board inside a page: what the browser's callbacks and the page's calls (page_api.cpp) work on.
#pragma once

#include <string>

#include "shell/app.h"
#include "shell/platform/sdl_window.h"
#include "shell/platform/web/thinker_worker.h"

namespace mancala::platform {

class Page {
 public:
  Page() : app_(&thinker_) {}

  // Opens the canvas and shows the board; false when there are no graphics.
  bool open();

  AppModel& model() { return app_.model(); }
  ThinkerWorker& thinker() { return thinker_; }
  unsigned long frames_drawn() const { return frames_drawn_; }

  // The canvas's place in the page, in CSS pixels.
  void resize(int width, int height);
  void lose_graphics();
  void restore_graphics();

  // A frame has come to the screen. The first one makes the board ready.
  void frame_shown();

  // Tells the page what has happened since the last time.
  void tell_events();
  // Draws the board alone, in full detail, for the page to ask the painter for.
  void draw_picture();
  // Asks the browser for one frame; none comes while the board rests.
  void wake();

 private:
  static int on_frame(double time, void* page);
  static void on_timer(void* page);
  static int on_event(void* page, SDL_Event* event);
  void frame();
  std::string first_board();
  void draw_or_prepare();
  void draw();
  void plan_next_frame();
  void choose_wheel();

  SdlWindow window_;
  ThinkerWorker thinker_;
  App app_;
  int frames_owed_ = 0;
  unsigned long frames_drawn_ = 0;
  unsigned long drawn_revision_ = 0;
  bool frame_asked_ = false;
  bool timer_set_ = false;
  bool in_frame_ = false;
  bool graphics_lost_ = false;
  bool awaits_painter_ = false;
  bool board_only_ = false;  // neither title nor toolbar, as an embed may ask
  bool letters_ready_ = false;  // the start is spread over several frames
  bool ready_told_ = false;
};

// What the page hears: `kind` and a JSON text or, for `think`, a protocol line (web/page-api.js).
void tell_page(const char* kind, const std::string& text);

}  // namespace mancala::platform
