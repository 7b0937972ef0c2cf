// One measurement of perft from a game's start: `perft_bench GAME DEPTH` prints the positions made (interior and leaves,
// every one made, none counted in bulk), the seconds, and millions of positions a second. tests/bench/perft compares.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/notation.h"
#include "engine/perft.h"

int main(int argc, char** argv) {
  const auto ruleset = mancala::parse_ruleset(argc == 3 ? argv[1] : "");
  const int depth = argc == 3 ? std::atoi(argv[2]) : 0;
  if (!ruleset || depth < 1) {
    std::fprintf(stderr, "usage: perft_bench GAME DEPTH\n");
    return 2;
  }
  const mancala::Rules rules(*ruleset);
  const auto begin = std::chrono::steady_clock::now();
  const mancala::PerftCount count = mancala::perft(rules, rules.start(), depth);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%s %.3f %.1f\n", std::to_string(count.positions).c_str(), seconds, static_cast<double>(count.positions) / seconds / 1e6);
}
