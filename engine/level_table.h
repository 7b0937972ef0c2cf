// The ladders. Each level takes 60 to 75 points of 100 from the one below it, as far as a game has room for that
// (README.md, "The player"; tests/bench/levels plays the matches).
#pragma once

#include <array>
#include <string_view>

#include "engine/levels.h"

namespace mancala {

struct Ladder {
  std::string_view game;  // a ruleset's id
  std::array<Level, kLevelCount> levels;
};

inline constexpr Ladder kLadders[] = {
    {"kalah",
     {{{1, 300, 0, 52},
       {2, 300, 0, 33},
       {3, 300, 0, 12},
       {4, 600, 0, 4},
       {5, 1'500, 0, 0},
       {6, 14'000, 0, 0},
       {7, 110'000, 0, 0},
       {8, 1'000'000, 0, 0}}}},
    {"dakon",
     {{{1, 40, 3, 58},
       {2, 48, 2, 45},
       {3, 78, 2, 33},
       {4, 135, 1, 21},
       {5, 260, 1, 10},
       {6, 560, 0, 7},
       {7, 1'500, 0, 5},
       {8, 300'000, 0, 0}}}},
    {"djenon-aboure",
     {{{1, 40, 7, 82},
       {2, 90, 5, 50},
       {3, 175, 4, 28},
       {4, 320, 3, 17},
       {5, 750, 2, 7},
       {6, 1'300, 1, 4},
       {7, 3'500, 1, 1},
       {8, 1'000'000, 0, 0}}}},
    {"san-yao",
     {{{1, 60, 8, 84},
       {2, 80, 6, 62},
       {3, 120, 5, 46},
       {4, 200, 4, 32},
       {5, 420, 3, 22},
       {6, 1'000, 2, 11},
       {7, 2'000, 1, 5},
       {8, 1'000'000, 0, 0}}}},
    {"mangala-ii",
     {{{1, 300, 0, 43},
       {2, 380, 0, 19},
       {3, 550, 0, 5},
       {4, 1'150, 0, 0},
       {5, 4'000, 0, 0},
       {6, 17'000, 0, 0},
       {7, 70'000, 0, 0},
       {8, 400'000, 0, 0}}}},
};

}  // namespace mancala
