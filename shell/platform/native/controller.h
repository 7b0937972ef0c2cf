// Game controllers of the system, as one.
#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "shell/gamepad.h"

namespace mancala::platform {

class Controller {
 public:
  Controller();
  ~Controller();
  Controller(const Controller&) = delete;
  Controller& operator=(const Controller&) = delete;

  void hear(const SDL_Event& event);
  // The buttons that count as pressed now.
  std::vector<PadButton> presses(double now_ms) { return pad_.feed(state_, now_ms); }
  std::optional<double> next_repeat() const { return pad_.next_repeat(); }

 private:
  Gamepad pad_;
  PadState state_;
  std::vector<SDL_GameController*> open_;
};

}  // namespace mancala::platform
