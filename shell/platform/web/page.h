// The board inside a page: what the browser's callbacks and the page's calls (page_api.cpp) work on.
#pragma once

#include <string>
#include <vector>

#include "shell/app.h"
#include "shell/gamepad.h"
#include "shell/platform/sdl_window.h"
#include "shell/platform/web/thinker_worker.h"

namespace mancala::platform {

class Page {
 public:
  Page() : app_(&thinker_) {}

  // The next step of opening: window, game, then the first frame is asked for. Whether there is another; an error is told.
  bool open();

  AppModel& model() { return app_.model(); }
  ThinkerWorker& thinker() { return thinker_; }
  // Buttons that count as pressed, of a controller that is now in this state.
  std::vector<PadButton> pad_presses(const PadState& state);
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
  // A few milliseconds of work on what will be shown (plan_next_frame asks for it).
  void slice();

 private:
  static int on_frame(double time, void* page);
  static void on_timer(void* page);
  static int on_event(void* page, SDL_Event* event);
  bool open_window();
  void start_model();
  void frame();
  std::string first_board();
  bool can_draw() const;
  void draw();
  void plan_next_frame();
  void choose_wheel();

  SdlWindow window_;
  ThinkerWorker thinker_;
  App app_;
  Gamepad pad_;
  int frames_owed_ = 0;
  unsigned long frames_drawn_ = 0;
  unsigned long drawn_revision_ = 0;
  bool frame_asked_ = false;
  bool timer_set_ = false;
  bool in_frame_ = false;
  bool graphics_lost_ = false;
  bool awaits_painter_ = false;
  bool board_only_ = false;  // neither title nor toolbar, as an embed may ask
  bool slice_asked_ = false;
  bool prepared_ = false;  // once: until then the view does not know what there is to show
  int opened_ = 0, rehearsed_ = 0;  // steps done
  bool ready_told_ = false;
};

// What of the system's wishes a call of mancala_system_wish is about.
enum SystemWish { kLessMotion, kMoreContrast, kLight };

// What the page hears: `kind` and a JSON text or, for `think`, a protocol line (web/page-api.js).
void tell_page(const char* kind, const std::string& text);

}  // namespace mancala::platform
