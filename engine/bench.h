// Fixed work on fixed positions of every game: one number that any change of the player changes, and nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mancala {

struct BenchLine {
  std::string task;
  std::string result;
  std::uint64_t nodes = 0;
};

struct BenchResult {
  std::vector<BenchLine> lines;
  std::uint64_t number = 0;  // all nodes together
};

BenchResult bench();

}  // namespace mancala
