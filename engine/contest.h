// Games of the engine against itself: pairs from the same random opening, sides swapped within a pair.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/levels.h"

namespace mancala {

struct ContestGame {
  std::uint64_t number = 0;    // from 1
  bool swapped = false;        // the second player sits South
  std::array<int, 2> score{};  // South, North
  std::size_t plies = 0;       // the opening's included
  int margin = 0;              // for the first player
};

// From the first player's side.
struct ContestResult {
  std::uint64_t games = 0, won = 0, drawn = 0, lost = 0;
  std::int64_t margins = 0;  // sum
  // Points of 100, and their standard error by the spread of the pairs, both in hundredths.
  int points() const;
  int points_error = 0;
};

struct Contest {
  Player players[2];
  std::uint64_t games = 2;
  std::uint64_t seed = 1;
  int plies = 4;  // of the random opening; fewer where a game would end
};

// `tell` hears of every game.
ContestResult hold(const std::shared_ptr<const Rules>& rules, const Contest& contest,
                   const std::function<void(const ContestGame&)>& tell = {});

}  // namespace mancala
