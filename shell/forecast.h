// What a move would do, or did, in short: read from its record, for marks on the board and for a sentence.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "shell/session.h"
#include "shell/spot.h"

namespace mancala {

struct Forecast {
  Move move;
  Side mover = Side::South;
  std::optional<Pit> start;             // the pit that is lifted first
  std::vector<std::vector<Spot>> laps;  // where the seeds of each lap fall, in order
  std::optional<Spot> landing;          // of the last seed
  PitSet taken = 0;                     // pits that are captured from
  std::array<int, 2> captured{};        // seeds captured, by the side that takes them
  std::array<int, 2> gained{};          // by how much each store grows: sown, captured, swept
  bool again = false;                   // the same side moves once more
  bool ends = false;                    // the game (in a match: the round) is over then
};

Forecast forecast_of(const Played& played);

}  // namespace mancala
