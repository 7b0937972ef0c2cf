#include "shell/platform/native/controller.h"

#include <algorithm>

namespace mancala::platform {

namespace {

std::optional<PadButton> button_of(Uint8 button) {
  switch (button) {
    case SDL_CONTROLLER_BUTTON_A: return PadButton::A;
    case SDL_CONTROLLER_BUTTON_B: return PadButton::B;
    case SDL_CONTROLLER_BUTTON_X: return PadButton::X;
    case SDL_CONTROLLER_BUTTON_Y: return PadButton::Y;
    case SDL_CONTROLLER_BUTTON_START: return PadButton::Menu;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return PadButton::Up;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return PadButton::Down;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return PadButton::Left;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return PadButton::Right;
    default: return std::nullopt;
  }
}

}  // namespace

// Without controllers there are no such events, and nothing is lost.
Controller::Controller() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); }

Controller::~Controller() {
  for (SDL_GameController* one : open_) SDL_GameControllerClose(one);
}

void Controller::hear(const SDL_Event& event) {
  switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      if (SDL_GameController* one = SDL_GameControllerOpen(event.cdevice.which)) open_.push_back(one);
      break;
    case SDL_CONTROLLERDEVICEREMOVED:
      if (SDL_GameController* one = SDL_GameControllerFromInstanceID(event.cdevice.which)) {
        std::erase(open_, one);
        SDL_GameControllerClose(one);
        state_ = {};
      }
      break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
      if (const auto button = button_of(event.cbutton.button)) {
        if (event.type == SDL_CONTROLLERBUTTONDOWN) state_.pressed |= pad_bit(*button);
        else state_.pressed &= ~pad_bit(*button);
      }
      break;
    case SDL_CONTROLLERAXISMOTION:
      if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTX) state_.x = static_cast<float>(event.caxis.value) / 32767;
      if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTY) state_.y = static_cast<float>(event.caxis.value) / 32767;
      break;
    default: break;
  }
}

}  // namespace mancala::platform
