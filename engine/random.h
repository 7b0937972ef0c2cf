// The project's own random generator: one seed gives the same numbers on every platform.
#pragma once

#include <cstdint>

namespace mancala {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {  // a Weyl sequence through a 64-bit finaliser: every seed is good
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t x = state_;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
  }

  // Uniform in 0 … bound-1; bound in 1 … 2^32. Draws that would bias the result are thrown away.
  std::uint32_t below(std::uint64_t bound) {
    const std::uint64_t limit = (std::uint64_t{1} << 32) / bound * bound;
    std::uint64_t draw = next() >> 32;
    while (draw >= limit) draw = next() >> 32;
    return static_cast<std::uint32_t>(draw % bound);
  }

 private:
  std::uint64_t state_;
};

}  // namespace mancala
