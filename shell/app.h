// The program as the platform sees it: `tick` may not draw, `draw` may not change.
//
// The view stands in shell/ui/draw_app.h (Dear ImGui; no SDL):
//   std::vector<Action> draw_app(const AppModel& model);
// It is called between ImGui::NewFrame() and ImGui::Render(), draws the whole canvas and returns what was wished for.
// A platform's frame:
//   app.tick(now); if (needs a frame) { NewFrame; app.draw(); Render; }   events = app.model().take_events();
#pragma once

#include <vector>

#include "shell/action.h"
#include "shell/app_model.h"

namespace mancala {

class App {
 public:
  explicit App(Thinker* thinker) : model_(thinker) {}
  AppModel& model() { return model_; }
  const AppModel& model() const { return model_; }

  void tick(double now_ms);  // first what the last frame's wishes ask for, then time
  void draw();               // gathers wishes only
  bool has_wishes() const { return !wishes_.empty(); }  // the next tick has something to do
  // False while a wish waits or the model moves: the loop must not sleep.
  bool at_rest() const { return wishes_.empty() && model_.at_rest(); }

 private:
  AppModel model_;
  std::vector<Action> wishes_;
};

}  // namespace mancala
