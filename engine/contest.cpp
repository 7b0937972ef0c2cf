#include "engine/contest.h"

#include "engine/random.h"

namespace mancala {

namespace {

// An opening after which the game still goes on.
Game opening(const std::shared_ptr<const Rules>& rules, int plies, Random& random) {
  for (int tries = 0;; ++tries) {
    Game game(rules);
    // Where openings of this length keep ending the game, shorter ones do.
    for (int ply = 0; ply < plies - tries / 8 && !game.over(); ++ply) {
      const MoveList legal = game.legal_moves();
      game.play(legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))]);
    }
    if (!game.over() || plies - tries / 8 <= 0) return game;
  }
}

// A swap under the pie rule changes the seats: who sits South then plays North's pits.
int seat_of(const Game& game, Side side, bool swapped) {
  const bool taken = game.position().swap == SwapState::Taken;
  return (index_of(side) + (swapped ? 1 : 0) + (taken ? 1 : 0)) % 2;
}

std::int64_t root(std::int64_t square) {
  std::int64_t r = 0;
  for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
    if ((r + bit) * (r + bit) <= square) r += bit;
  return r;
}

}  // namespace

int ContestResult::points() const {
  return games == 0 ? 0 : static_cast<int>((10'000 * won + 5'000 * drawn + games / 2) / games);
}

ContestResult hold(const std::shared_ptr<const Rules>& rules, const Contest& contest,
                   const std::function<void(const ContestGame&)>& tell) {
  ContestResult result;
  Random random(contest.seed);
  Game start(rules);
  SearchMemory memory;
  std::int64_t pairs = 0, sum = 0, squares = 0;  // of a pair's points, 0 to 4 halves
  int pair_points = 0;
  for (std::uint64_t number = 1; number <= contest.games; ++number) {
    const bool swapped = number % 2 == 0;
    if (!swapped) start = opening(rules, contest.plies, random);
    Game game = start;
    const std::uint64_t seed = random.next();
    while (!game.over()) {
      const Player& player = contest.players[seat_of(game, game.position().side, swapped)];
      game.play(move_of(player, game, seed + game.moves().size(), &memory));
    }
    const auto& score = game.outcome()->score;
    const int first = seat_of(game, Side::South, swapped) == 0 ? 0 : 1;  // the row the first player ends on
    const int margin = score[first] - score[1 - first];
    ++result.games;
    ++(margin > 0 ? result.won : margin < 0 ? result.lost : result.drawn);
    result.margins += margin;
    pair_points += margin > 0 ? 2 : margin == 0 ? 1 : 0;
    if (swapped) {
      ++pairs;
      sum += pair_points;
      squares += pair_points * pair_points;
      pair_points = 0;
    }
    if (tell) tell({number, swapped, score, game.moves().size(), margin});
  }
  // Standard error of the mean of pairs, as points of 100 in hundredths: a pair's four halves are 10000.
  if (pairs > 1)
    result.points_error =
        static_cast<int>(root((pairs * squares - sum * sum) * 6'250'000 / (pairs * pairs * (pairs - 1))));
  return result;
}

}  // namespace mancala
