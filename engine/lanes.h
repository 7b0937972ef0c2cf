// The board as the innermost loop sees it: one byte a lane, from the mover's point of view, in two equal halves.
// Half 0: the mover's pits in lanes 0 … pits-1 and its store in the half's last lane; half 1: the other side's
// likewise. So turning the board is swapping the halves, and a lap is one vector add of a table row.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>

#include "engine/board.h"
#include "engine/ruleset.h"

namespace mancala {

// Rows of up to 7 pits and a store: sixteen bytes in all. All five games fit at their own size.
struct Narrow {
  using Half = std::uint64_t;
  typedef std::uint64_t Vec __attribute__((vector_size(16)));  // GCC and Clang: SSE natively, SIMD in wasm
  static constexpr int kLanes = 8;
  static constexpr int kPits = kLanes - 1;
  static Vec make(Half own, Half other) { return Vec{own, other}; }
  static Half own(Vec v) { return v[0]; }
  static Half other(Vec v) { return v[1]; }
};

// Rows of 8 and 9 pits: the same with sixteen lanes a half.
struct Wide {
  __extension__ using Half = unsigned __int128;
  struct Vec {
    Half halves[2];
    friend Vec operator+(const Vec& a, const Vec& b) {
      return {{a.halves[0] + b.halves[0], a.halves[1] + b.halves[1]}};
    }
  };
  static constexpr int kLanes = 16;
  static constexpr int kPits = kMaxPits;
  static Vec make(Half own, Half other) { return {{own, other}}; }
  static Half own(const Vec& v) { return v.halves[0]; }
  static Half other(const Vec& v) { return v.halves[1]; }
};

// A lane's number: 0 … kLanes-1 in the mover's half, kLanes … 2*kLanes-1 in the other. The mover's store is kLanes-1.
template <class W>
struct Lanes {
  using Half = typename W::Half;
  static constexpr int kLanes = W::kLanes;
  static constexpr int kStoreShift = 8 * (kLanes - 1);
  static constexpr int kStore = kLanes - 1;

  Half own = 0;
  Half other = 0;

  bool operator==(const Lanes&) const = default;
  static constexpr int shift(int lane) { return 8 * (lane & (kLanes - 1)); }
  static constexpr bool is_own(int lane) { return lane < kLanes; }
  // The seeds of a lane, of whose half is known.
  static int in(Half half, int lane) { return static_cast<int>(half >> shift(lane)) & 255; }
  int at(int lane) const { return in(is_own(lane) ? own : other, lane); }
  void clear(int lane) {
    const Half keep = ~(Half{255} << shift(lane));
    if (is_own(lane))
      own &= keep;
    else
      other &= keep;
  }
  void bank(int seeds) { own += Half(static_cast<unsigned>(seeds)) << kStoreShift; }
  Lanes turned() const { return {other, own}; }
};

// Byte masks and sums over a half.
template <class Half>
constexpr Half every_byte(unsigned byte) {
  Half all = 0;
  for (unsigned i = 0; i < sizeof(Half); ++i) all = static_cast<Half>(all << 8 | byte);
  return all;
}
template <class W>
constexpr typename W::Half pits_mask(int pits) {
  using Half = typename W::Half;
  return static_cast<Half>((Half{1} << (8 * pits)) - 1);  // pits < kLanes
}
// 0x80 in every byte that holds at least one.
template <class Half>
constexpr Half occupied(Half half) {
  constexpr Half kLow = every_byte<Half>(0x7f);
  return static_cast<Half>((((half & kLow) + kLow) | half) & ~kLow);
}
inline int first_lane(std::uint64_t marks) { return std::countr_zero(marks) >> 3; }
__extension__ inline int first_lane(unsigned __int128 marks) {
  const auto low = static_cast<std::uint64_t>(marks);
  return low != 0 ? first_lane(low) : 8 + first_lane(static_cast<std::uint64_t>(marks >> 64));
}
template <class Half>
int byte_sum(Half half) {  // the sum must fit in a byte: no board holds more than kMaxTotal
  constexpr Half kOnes = every_byte<Half>(1);
  return static_cast<int>(static_cast<Half>(half * kOnes) >> (8 * (sizeof(Half) - 1)));
}

// What a lap of n seeds from a pit does, for every pit and n, made once for a ruleset.
template <class W>
struct SowTable {
  static constexpr int kPlaces = 2 * W::kLanes;
  typename W::Vec add[kPlaces][kMaxTotal + 1];
  std::uint8_t last[kPlaces][kMaxTotal + 1];  // the lane of the last seed
  std::uint8_t next[kPlaces];                 // pits only, never a store
  std::uint8_t previous[kPlaces];
};

// Either the narrow or the wide table is there, by the number of pits.
struct SowTables {
  explicit SowTables(const Ruleset& ruleset);
  int pits;
  std::unique_ptr<SowTable<Narrow>> narrow;
  std::unique_ptr<SowTable<Wide>> wide;
};

// The lanes that a lap from `lane` visits, in order, again and again: `lane` itself first, then round the ring with the
// mover's store where stores are sown. Returns how many there are.
int sowing_path(const Ruleset& ruleset, int lanes_a_half, int lane, std::array<std::uint8_t, 2 * kMaxPits + 1>& path);

// Between people's boards and lanes, with `side` as the mover.
template <class W>
Lanes<W> to_lanes(const Board& board, int pits, Side side) {
  using Half = typename W::Half;
  Half halves[2] = {0, 0};
  for (int s = 0; s < 2; ++s) {
    for (int i = 0; i < pits; ++i) halves[s] |= Half{board.pits[s * pits + i]} << (8 * i);
    halves[s] |= Half{board.stores[s]} << Lanes<W>::kStoreShift;
  }
  return {halves[index_of(side)], halves[1 - index_of(side)]};
}
template <class W>
Board to_board(const Lanes<W>& lanes, int pits, Side side) {
  Board board;
  for (int s = 0; s < 2; ++s) {
    const auto half = s == index_of(side) ? lanes.own : lanes.other;
    for (int i = 0; i < pits; ++i) board.pits[s * pits + i] = static_cast<std::uint8_t>(half >> (8 * i));
    board.stores[s] = static_cast<std::uint8_t>(half >> Lanes<W>::kStoreShift);
  }
  return board;
}
// A pit's lane with `side` as the mover, and back.
template <class W>
int lane_of(Pit pit, int pits, Side side) {
  const int row = pit >= pits ? 1 : 0;
  return pit - row * pits + (row == index_of(side) ? 0 : W::kLanes);
}
template <class W>
Pit pit_of(int lane, int pits, Side side) {
  const int row = lane < W::kLanes ? index_of(side) : 1 - index_of(side);
  return static_cast<Pit>(lane % W::kLanes + row * pits);
}

}  // namespace mancala
