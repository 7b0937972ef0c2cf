// How far searches that are given a time overrun it: `overrun_bench GAME SECONDS SEARCHES` plays games against itself from
// random openings, every move searched in this one process, and prints the median, the 95th of 100 and the longest overrun
// in milliseconds, from the call to the return. tests/bench/overrun shows all games.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "engine/search.h"

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

}  // namespace

int main(int argc, char** argv) {
  const auto ruleset = mancala::parse_ruleset(argc == 4 ? argv[1] : "");
  const double wanted = argc == 4 ? 1000 * std::atof(argv[2]) : 0;
  const std::size_t searches = argc == 4 ? std::strtoul(argv[3], nullptr, 10) : 0;
  if (!ruleset || wanted <= 0 || searches == 0) {
    std::fprintf(stderr, "usage: overrun_bench GAME SECONDS SEARCHES\n");
    return 2;
  }
  const auto rules = std::make_shared<const mancala::Rules>(*ruleset);
  mancala::Random random(1);
  mancala::SearchMemory memory;
  std::vector<double> overruns;
  while (overruns.size() < searches) {
    mancala::Game game(rules);
    for (int ply = 0; !game.over() && overruns.size() < searches; ++ply) {
      if (ply < 4) {
        const mancala::MoveList legal = game.legal_moves();
        game.play(legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))]);
        continue;
      }
      const Clock::time_point begin = Clock::now();
      const auto should_stop = [&] { return milliseconds_since(begin) >= wanted; };
      const mancala::SearchResult result = mancala::search(game, {.nodes = UINT64_MAX}, should_stop, &memory);
      overruns.push_back(std::max(milliseconds_since(begin) - wanted, 0.0));
      if (result.exact) break;  // the next searches would end by themselves
      game.play(result.move);
    }
  }
  std::sort(overruns.begin(), overruns.end());
  std::printf("%.1f %.1f %.1f\n", overruns[searches / 2], overruns[searches * 95 / 100], overruns.back());
}
