// The one light that the board and its seeds are seen by.
#pragma once

namespace mancala {

// A unit vector towards it: from the upper left, fairly high.
inline constexpr float kLightX = -0.470f, kLightY = -0.563f, kLightZ = 0.680f;

}  // namespace mancala
