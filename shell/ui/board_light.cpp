#include "shell/ui/board_light.h"

#include <algorithm>
#include <cmath>

#include "shell/noise.h"

namespace mancala {
namespace {

constexpr float kDimmed = 0.62f;       // brightness of the side that waits
constexpr float kTurnSeconds = 0.32f;

float approach(float from, float to, float step) { return from < to ? std::min(to, from + step) : std::max(to, from - step); }

}  // namespace

void BoardLight::turn(std::optional<Side> side, float seconds, bool at_once) {
  south_wanted_ = side == Side::North ? 0.0f : 1.0f;
  north_wanted_ = side == Side::South ? 0.0f : 1.0f;
  // After a rest the first frame comes late; the light still turns, it does not jump.
  const float step = at_once ? 1 : std::min(seconds, 0.05f) / kTurnSeconds;
  south_ = approach(south_, south_wanted_, step);
  north_ = approach(north_, north_wanted_, step);
}

float BoardLight::at(const BoardLayout& layout, Point place) const {
  // How much a place belongs to South: by its row, and at the ends by whose store lies there.
  const Point center = layout.board.center();
  const float across = layout.portrait ? place.x - center.x - layout.bend / 2 : place.y - center.y - layout.bend / 2;
  const float along = layout.portrait ? center.y - place.y : place.x - center.x;
  const float row = noise::ramp(-0.50f, 0.50f, across / std::max(layout.pitch, 1.0f));
  const float end = static_cast<float>(layout.pits) / 2 * layout.pitch;
  const float store = noise::ramp(-0.40f, 1.05f, (std::fabs(along) - end) / std::max(layout.pitch, 1.0f));
  const float south = noise::mix(row, along > 0 ? 1.0f : 0.0f, store);
  const float lit = noise::smooth(south_) * south + noise::smooth(north_) * (1 - south);
  return kDimmed + (1 - kDimmed) * noise::clamp01(lit);
}

}  // namespace mancala
