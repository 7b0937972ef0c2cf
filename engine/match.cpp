#include "engine/match.h"

#include <algorithm>

namespace mancala {

std::optional<Side> match_winner(const Ruleset& ruleset, const Board& board) {
  const int south = board.stores[0], north = board.stores[1];
  if (!has_rounds(ruleset) || south + north != ruleset.total()) return std::nullopt;
  if (std::min(south, north) >= ruleset.seeds) return std::nullopt;
  return south > north ? Side::South : Side::North;
}

std::optional<Settlement> settle(const Ruleset& ruleset, const Position& finished) {
  const Board& board = finished.board;
  if (!has_rounds(ruleset) || !finished.over || board.stores[0] + board.stores[1] != ruleset.total() ||
      match_winner(ruleset, board))
    return std::nullopt;
  if (board.stores[0] == board.stores[1])
    return Settlement{{ruleset.pits, ruleset.pits}, 0, opponent(finished.starter)};
  const Side stronger = board.stores[0] > board.stores[1] ? Side::South : Side::North;
  const int seeds = board.stores[index_of(stronger)];
  Settlement settlement{{}, seeds % ruleset.seeds, stronger};
  settlement.pits[index_of(stronger)] = seeds / ruleset.seeds;
  settlement.pits[index_of(opponent(stronger))] = ruleset.ring() - seeds / ruleset.seeds;
  return settlement;
}

Parsed<Position> next_round(const Ruleset& ruleset, const Position& finished) {
  const auto refuse = [](const char* field, const char* reason) { return ParseError{0, field, reason}; };
  if (!has_rounds(ruleset)) return refuse("game", "this game is played in single games, without rounds");
  if (!finished.over) return refuse("side", "the round is not finished");
  if (finished.match_winner)
    return refuse("match", *finished.match_winner == Side::South ? "the match is over: South has won it"
                                                                 : "the match is over: North has won it");
  const std::optional<Settlement> settlement = settle(ruleset, finished);
  if (finished.round == kMaxRound) return refuse("round", "rounds are counted up to 65535");
  if (!settlement) return refuse("stores", "the total is not the start's, so no further round follows");
  Position next;
  for (int p = 0; p < ruleset.ring(); ++p) next.board.pits[p] = static_cast<std::uint8_t>(ruleset.seeds);
  next.north_pits = row_of(Side::North, ruleset.pits);
  // Sons: the first pits of the other row in sowing order from the stronger side's own last pit.
  const Side stronger = settlement->starter;
  const int sons = std::max(settlement->pits[index_of(stronger)] - ruleset.pits, 0);
  for (int i = 0; i < sons; ++i) next.north_pits ^= PitSet{1} << (stronger == Side::South ? ruleset.pits + i : i);
  next.side = next.starter = stronger;
  next.round = static_cast<std::uint16_t>(finished.round + 1);
  return next;
}

}  // namespace mancala
