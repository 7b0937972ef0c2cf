// The view on a screen made of arithmetic: one ImGui context, one model, frames and taps by call.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/app_model.h"
#include "shell/ui/draw_app.h"
#include "tests/support/soft_screen.h"

namespace mancala::test {

class Stage {
 public:
  Stage(float width, float height, float pixel_ratio = 1, bool textured = true, Thinker* thinker = nullptr);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  AppModel model;
  SoftScreen screen;

  void resize(float width, float height);
  // A game from a position's text, two persons.
  void set_up(std::string_view position);
  void open(Panel panel) { model.dispatch(wish::OpenPanel{panel}); }

  // One frame; the wishes are handed back, not granted.
  std::vector<Action> frame();
  // Frames until the view rests.
  void settle();
  // Moves there, presses, lets go; the wishes of all these frames. Nothing is granted.
  std::vector<Action> tap(Point at);
  void hover(Point at);
  // Grants a move and runs its animation for so long.
  void play(Pit pit, double milliseconds);
  double now = 1000;

  const ImDrawData& drawn() const { return *ImGui::GetDrawData(); }
  bool photograph(const std::string& path);  // renders the last frame

 private:
  float ratio_;
};

}  // namespace mancala::test
