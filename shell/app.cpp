#include "shell/app.h"

#include "shell/ui/draw_app.h"

namespace mancala {

void App::tick(double now_ms) {
  for (const Action& wish : wishes_) model_.dispatch(wish);
  wishes_.clear();
  model_.tick(now_ms);
}

void App::draw() {
  for (Action& wish : draw_app(model_)) wishes_.push_back(std::move(wish));
}

}  // namespace mancala
