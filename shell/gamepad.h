// A game controller: what its buttons and stick ask for, as rows of the command table. No device is known here.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace mancala {

class AppModel;

// Buttons by their place in the W3C's standard mapping; a window's controller is translated to it.
enum class PadButton { A = 0, B = 1, X = 2, Y = 3, Menu = 9, Up = 12, Down = 13, Left = 14, Right = 15 };
constexpr unsigned pad_bit(PadButton button) { return 1u << static_cast<unsigned>(button); }

struct PadState {
  unsigned pressed = 0;    // bits of PadButton
  float x = 0, y = 0;      // of the left stick, −1 … 1; right and down are positive
};

class Gamepad {
 public:
  // The buttons that count as pressed now: those that have just gone down, and a direction that is held long enough.
  std::vector<PadButton> feed(const PadState& state, double now_ms);
  // When a held direction counts again.
  std::optional<double> next_repeat() const { return held_ ? std::optional(repeat_at_) : std::nullopt; }

 private:
  unsigned before_ = 0;
  std::optional<PadButton> held_;
  double repeat_at_ = 0;
};

// Does what a button asks for: directions move the focus, A plays or chooses, B closes or takes back, X hints, Y opens the
// rules, Menu the settings (where there are none: the moves). False when there was nothing to do.
bool press(AppModel& model, PadButton button);

}  // namespace mancala
