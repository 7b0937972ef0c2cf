// Levels of the engine's play, a ladder for each game, measured in nodes: the same level plays the same move everywhere.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/search.h"

namespace mancala {

struct Level {
  int number;           // from 1
  std::uint64_t nodes;  // searched for a move
  int width;            // any move is as good to it as the best when it is worth at most so many seeds less
  int slips;            // of 100 moves, how many are chosen blindly
};

// A game's levels, its options' boards included (level_table.h); a game without a ladder of its own has the first.
inline constexpr int kLevelCount = 8;
std::span<const Level> levels(const Ruleset& ruleset);
const Level* find_level(const Ruleset& ruleset, int number);

// The level's move. One seed, level and game give one move everywhere; another seed may give another where the level
// slips or finds several moves equally good.
SearchResult play_at(const Level& level, const Game& game, std::uint64_t seed,
                     const std::function<bool()>& should_stop = {}, SearchMemory* memory = nullptr);

// Who plays a side in a match of the engine against itself.
struct Player {
  const Level* level = nullptr;  // or, without one:
  bool greedy = false;           // the move that banks the most at once; otherwise any legal move
};
// The number of one of the game's levels, `greedy` or `random`; nothing for other words.
std::optional<Player> find_player(const Ruleset& ruleset, std::string_view name);
Move move_of(const Player& player, const Game& game, std::uint64_t seed, SearchMemory* memory = nullptr);

}  // namespace mancala
