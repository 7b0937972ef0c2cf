#include "engine/levels.h"

namespace mancala {

namespace {

constexpr Level kLevels[] = {
    {1, {.nodes = 40, .depth = 2}},
    {2, {.nodes = 4'000, .depth = 100}},
    {3, {.nodes = 1'000'000, .depth = 100}},
};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(int number) {
  for (const Level& level : kLevels)
    if (level.number == number) return &level;
  return nullptr;
}

}  // namespace mancala
