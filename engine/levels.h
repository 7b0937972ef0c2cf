// Levels of the engine's play, as a table measured in nodes: the same level plays the same move everywhere.
#pragma once

#include <span>

#include "engine/search.h"

namespace mancala {

struct Level {
  int number;  // from 1
  SearchLimits limits;
};

std::span<const Level> levels();
const Level* find_level(int number);

}  // namespace mancala
