// The board inside a page: what the browser's callbacks and the page's calls (page_api.cpp) work on.
#pragma once

#include <string>
#include <vector>

#include "shell/app.h"
#include "shell/gamepad.h"
#include "shell/platform/sdl_window.h"
#include "shell/platform/web/thinker_worker.h"

namespace mancala::platform {

// What a pointer does; the numbers of web/pointer.js.
enum PointerSign { kMoves, kPresses, kReleases, kLeaves };

class Page {
 public:
  Page() : app_(&thinker_) {}

  // The next step of opening: window (of that size, as in resize), game, then the first frame is asked for. Whether there is
  // another; an error is told.
  bool open(int width, int height, double ratio);

  AppModel& model() { return app_.model(); }
  ThinkerWorker& thinker() { return thinker_; }
  // Buttons that count as pressed, of a controller that is now in this state.
  std::vector<PadButton> pad_presses(const PadState& state);
  unsigned long frames_drawn() const { return frames_drawn_; }

  // The canvas's size in CSS pixels, and how many device pixels are one of them.
  void resize(int width, int height, double ratio);
  // A pointer at a place of the canvas, in CSS pixels; buttons are counted from 1, as SDL counts them.
  void point(PointerSign sign, int x, int y, int button, bool touch);
  // The wheel, in lines; upwards is positive.
  void scroll(float lines);
  void lose_graphics();
  void restore_graphics();

  // Tells the page what has happened since the last time.
  void tell_events();
  // Draws the board alone, in full detail, for the page to ask the painter for.
  void draw_picture();
  // Asks the browser for one frame, which is frame(); none comes while the board rests.
  void wake();
  void wake_in_time();
  void frame();
  // A few milliseconds of work on what will be shown (plan_next_frame asks for it).
  void slice();

 private:
  bool open_window(int width, int height);
  void start_model();
  std::string first_board();
  bool can_draw() const;
  void draw();
  void plan_next_frame();

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
  bool pointer_inside_ = false;
  bool board_only_ = false;  // neither title nor toolbar, as an embed may ask
  bool slice_asked_ = false;
  bool prepared_ = false;  // once: until then the view does not know what there is to show
  int opened_ = 0, rehearsed_ = 0;  // steps done
  bool ready_told_ = false;  // with the second frame, when the first has been painted
  double ratio_ = 1;
};

// What of the system's wishes a call of mancala_system_wish is about.
enum SystemWish { kLessMotion, kMoreContrast, kLight };

// What the page hears: `kind` and a JSON text or, for `think`, a protocol line (web/page-api.js).
void tell_page(const char* kind, const std::string& text);

}  // namespace mancala::platform
