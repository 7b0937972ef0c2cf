#include "shell/gamepad.h"

#include <array>
#include <cmath>

#include "shell/app_model.h"

namespace mancala {
namespace {

constexpr std::array<PadButton, 4> kDirections{PadButton::Up, PadButton::Down, PadButton::Left, PadButton::Right};
constexpr std::array<PadButton, 9> kButtons{PadButton::A,  PadButton::B,    PadButton::X,    PadButton::Y,    PadButton::Menu,
                                            PadButton::Up, PadButton::Down, PadButton::Left, PadButton::Right};
constexpr float kTilted = 0.55f, kStillTilted = 0.35f;  // of a stick: from here it counts, down to there it goes on counting
constexpr double kFirstRepeat = 420, kRepeat = 140;     // milliseconds

// A stick as buttons: one direction at a time, the stronger one.
unsigned tilt(const PadState& state, unsigned before) {
  const bool across = std::fabs(state.x) >= std::fabs(state.y);
  const float way = across ? state.x : state.y;
  const PadButton button = across ? (way > 0 ? PadButton::Right : PadButton::Left) : (way > 0 ? PadButton::Down : PadButton::Up);
  const float enough = (before & pad_bit(button)) != 0 ? kStillTilted : kTilted;
  return std::fabs(way) >= enough ? pad_bit(button) : 0;
}

}  // namespace

std::vector<PadButton> Gamepad::feed(const PadState& state, double now_ms) {
  const unsigned now = state.pressed | tilt(state, before_);
  std::vector<PadButton> pressed;
  for (const PadButton button : kButtons)
    if ((now & ~before_ & pad_bit(button)) != 0) pressed.push_back(button);
  before_ = now;
  if (held_ && (now & pad_bit(*held_)) == 0) held_.reset();
  for (const PadButton button : pressed)
    for (const PadButton direction : kDirections)
      if (button == direction) held_ = button, repeat_at_ = now_ms + kFirstRepeat;
  if (held_ && now_ms >= repeat_at_) {
    pressed.push_back(*held_);
    repeat_at_ = now_ms + kRepeat;
  }
  return pressed;
}

bool press(AppModel& model, PadButton button) {
  switch (button) {
    case PadButton::Up: return model.run("focus.up");
    case PadButton::Down: return model.run("focus.down");
    case PadButton::Left: return model.run("focus.left");
    case PadButton::Right: return model.run("focus.right");
    // Seeds that still move come to rest first, as by a tap.
    case PadButton::A: return model.run("finish") || model.run("focus.play");
    case PadButton::B: return model.run("close") || model.run("undo");
    case PadButton::X: return model.run("hint");
    case PadButton::Y: return model.run("rules");
    case PadButton::Menu: return model.run("settings") || model.run("history");
  }
  return false;
}

}  // namespace mancala
