// The board as people see it: seeds in pits and stores, and whose move it is.
#pragma once

#include <array>
#include <cstdint>

namespace mancala {

// Limits of every ruleset (stated in RULES.md's options): pits a row, seeds a pit at the start, seeds in all.
inline constexpr int kMaxPits = 9;
inline constexpr int kMaxSeeds = 12;
inline constexpr int kMaxTotal = 255;

enum class Side : std::uint8_t { South, North };

constexpr Side opponent(Side side) { return side == Side::South ? Side::North : Side::South; }
constexpr int index_of(Side side) { return static_cast<int>(side); }

// A pit's place in sowing order: 0 … pits-1 are South's row `A B C …`, pits … 2*pits-1 North's row `a b c …`.
using Pit = std::uint8_t;

// Seeds in each pit (by place in sowing order; places from 2*pits on are 0) and in each side's store.
// In games without sown stores the two numbers are what each side has captured.
struct Board {
  std::array<std::uint8_t, 2 * kMaxPits> pits{};
  std::array<std::uint8_t, 2> stores{};
  bool operator==(const Board&) const = default;
};

// One bit a pit, by place in sowing order.
using PitSet = std::uint32_t;

constexpr PitSet row_of(Side side, int pits) {
  const PitSet row = (PitSet{1} << pits) - 1;
  return side == Side::South ? row : row << pits;
}
constexpr bool contains(PitSet set, int pit) { return (set >> pit & 1) != 0; }

// A pit lifted, a forced pass, or a swap of seats under the pie rule.
struct Move {
  std::uint8_t code = 0;
  bool operator==(const Move&) const = default;
  constexpr bool is_pit() const { return code < 2 * kMaxPits; }
  constexpr Pit pit() const { return code; }  // precondition: is_pit()
};
inline constexpr Move kPass{254};
inline constexpr Move kSwap{255};

// At most every own pit and a swap; a list without allocation.
struct MoveList {
  std::array<Move, 2 * kMaxPits + 1> moves{};
  int count = 0;
  void add(Move move) { moves[count++] = move; }
  const Move* begin() const { return moves.data(); }
  const Move* end() const { return moves.data() + count; }
  bool empty() const { return count == 0; }
  int size() const { return count; }
  Move operator[](int i) const { return moves[i]; }
  bool has(Move move) const {
    for (Move m : *this)
      if (m == move) return true;
    return false;
  }
};

}  // namespace mancala
