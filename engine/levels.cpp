#include "engine/levels.h"

#include <algorithm>

#include "engine/level_table.h"
#include "engine/random.h"
#include "engine/text.h"

namespace mancala {

namespace {

// A generator for one decision: the seed, and how far the game has come.
Random random_for(const Game& game, std::uint64_t seed) {
  Random random(seed);
  std::uint64_t mixed = random.next();
  const Position& position = game.position();
  for (std::uint8_t seeds : position.board.pits) mixed = mixed * 0x100000001B3u + seeds;
  for (std::uint8_t seeds : position.board.stores) mixed = mixed * 0x100000001B3u + seeds;
  return Random(mixed * 2 + static_cast<std::uint64_t>(index_of(position.side)));
}

Move any_of(const MoveList& moves, Random& random) {
  return moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
}

// What a move changes in the mover's lead at once.
int gain_of(const Game& game, Move move) {
  const auto lead = [side = game.position().side](const Position& position) {
    return position.board.stores[index_of(side)] - position.board.stores[index_of(opponent(side))];
  };
  return lead(game.rules().play(game.position(), move)) - lead(game.position());
}

}  // namespace

std::span<const Level> levels(const Ruleset& ruleset) {
  for (const Ladder& ladder : kLadders)
    if (ladder.game == ruleset.id) return ladder.levels;
  return kLadders[0].levels;
}

const Level* find_level(const Ruleset& ruleset, int number) {
  for (const Level& level : levels(ruleset))
    if (level.number == number) return &level;
  return nullptr;
}

SearchResult play_at(const Level& level, const Game& game, std::uint64_t seed,
                     const std::function<bool()>& should_stop, SearchMemory* memory) {
  SearchResult result = search(game, {.nodes = level.nodes, .each_move = level.width > 0}, should_stop, memory);
  if (level.width == 0 && level.slips == 0) return result;
  Random random = random_for(game, seed);
  const bool slips = random.below(100) < static_cast<std::uint32_t>(level.slips);
  MoveList choice;
  if (slips) {
    choice = game.legal_moves();
  } else if (level.width > 0) {  // otherwise the values of all but the best move are only bounds
    for (const MoveValue& move : result.values)
      if (move.value >= result.value - level.width) choice.add(move.move);
  }
  if (choice.empty()) choice.add(result.move);
  const Move chosen = any_of(choice, random);
  if (chosen == result.move) return result;
  result.move = chosen;
  result.line = {chosen};
  result.exact = false;
  for (const MoveValue& move : result.values)
    if (move.move == chosen) result.value = move.value;
  return result;
}

std::optional<Player> find_player(const Ruleset& ruleset, std::string_view name) {
  if (name == "greedy") return Player{nullptr, true};
  if (name == "random") return Player{nullptr, false};
  const Level* level = find_level(ruleset, read_number(name));
  if (level == nullptr) return std::nullopt;
  return Player{level};
}

Move move_of(const Player& player, const Game& game, std::uint64_t seed, SearchMemory* memory) {
  if (player.level != nullptr) return play_at(*player.level, game, seed, {}, memory).move;
  Random random = random_for(game, seed);
  const MoveList legal = game.legal_moves();
  if (!player.greedy) return any_of(legal, random);
  MoveList most;
  int best = -kMaxTotal;
  for (Move move : legal) {
    const int gain = move == kSwap ? 0 : gain_of(game, move);
    if (gain > best) most = {}, best = gain;
    if (gain == best) most.add(move);
  }
  return any_of(most, random);
}

}  // namespace mancala
