// Exact values of every board with few seeds, by their number: for a board without its stores, the margin that is still
// to come. Where play may go on for ever there are two: unending play lost, and unending play won (bounds.h).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/future.h"

namespace mancala {

inline constexpr int kMostTableSeeds = 40;

// How many boards of `pits` pits a row hold up to `seeds` seeds.
constexpr std::uint64_t boards_up_to(int pits, int seeds) {
  std::uint64_t boards = 1;
  for (int i = 1; i <= 2 * pits; ++i)
    boards = boards * static_cast<std::uint64_t>(seeds + i) / static_cast<std::uint64_t>(i);
  return boards;
}

// Numbers the boards of up to `seeds` seeds, fewer seeds first: a bijection onto 0 … size()-1. Boards with the same
// numbers of seeds in both rows stand in a rectangle, the row of fewer seeds (the mover's, when equal) from line to
// line: so the boards of one such row lie side by side, whoever is to move.
template <class W>
class BoardIndex {
 public:
  using Half = typename W::Half;

  BoardIndex(int pits, int seeds) : pits_(pits), seeds_(seeds) {
    const int places = kMostTableSeeds + 2 * kMaxPits;
    std::vector<std::vector<std::size_t>> choose(static_cast<std::size_t>(places) + 1);
    for (std::size_t n = 0; n < choose.size(); ++n) {
      choose[n].assign(2 * kMaxPits + 2, 0);
      choose[n][0] = 1;
      for (std::size_t k = 1; k < choose[n].size() && n > 0; ++k)
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
    }
    for (int i = 0; i + 1 < pits; ++i)
      for (int c = 0; c <= seeds; ++c) before_[i][c] = choose[c + i][i + 1];
    for (int n = 0; n <= seeds; ++n) rows_[n] = choose[n + pits - 1][pits - 1];
    for (int n = 0; n <= seeds; ++n) {
      layer_[n] = size_;
      for (int own = 0; own <= n; ++own) {
        first_[own][n - own] = size_;
        size_ += rows_[own] * rows_[n - own];
      }
    }
    layer_[seeds + 1] = size_;
  }

  int seeds() const { return seeds_; }
  std::size_t size() const { return size_; }
  std::size_t layer(int seeds) const { return layer_[seeds]; }  // the first board with so many; up to seeds() + 1

  std::size_t operator()(Half own, Half other) const {
    const Ranked a = rank(own), b = rank(other);
    const bool own_is_line = a.seeds <= b.seeds;
    const std::size_t across = own_is_line ? rows_[b.seeds] : rows_[a.seeds];
    return first_[a.seeds][b.seeds] + (own_is_line ? a.rank : b.rank) * across + (own_is_line ? b.rank : a.rank);
  }

  // The boards of one row against all rows of `across` seeds, by their rank: numbers first + rank * stride.
  struct Line {
    std::size_t first, stride;
  };
  Line line(int seeds, std::size_t rank, int across, bool moves) const {
    const std::size_t first = moves ? first_[seeds][across] : first_[across][seeds];
    if (moves ? seeds <= across : seeds < across) return {first + rank * rows_[across], 1};
    return {first + rank, rows_[seeds]};
  }

  std::size_t rows_of(int seeds) const { return rows_[seeds]; }
  std::size_t rank_of(Half row) const { return rank(row).rank; }

  // Every row of `pits` pits with so many seeds, in the order of the ranks. Moving a seed on makes the rank lower.
  std::vector<Half> rows(int seeds) const {
    std::vector<Half> rows(rows_[seeds]);
    add_rows(rows, pits_ - 1, seeds, 0);
    return rows;
  }

 private:
  struct Ranked {
    std::size_t rank;
    int seeds;
  };
  // The sums of the first 1, 2 … pits, each made larger by its place, are a set of numbers: ranked as such.
  Ranked rank(Half row) const {
    const Half sums = row * every_byte<Half>(1);
    std::size_t rank = 0;
    for (int i = 0; i + 1 < pits_; ++i) rank += before_[i][static_cast<std::uint8_t>(sums >> (8 * i))];
    return {rank, static_cast<std::uint8_t>(sums >> (8 * (pits_ - 1)))};
  }
  void add_rows(std::vector<Half>& rows, int pit, int seeds, Half row) const {
    if (pit == 0) {
      row |= Half(static_cast<unsigned>(seeds));
      rows[rank(row).rank] = row;
      return;
    }
    for (int n = 0; n <= seeds; ++n)
      add_rows(rows, pit - 1, seeds - n, row | Half(static_cast<unsigned>(n)) << (8 * pit));
  }

  int pits_, seeds_;
  std::size_t size_ = 0;
  std::size_t before_[kMaxPits][kMostTableSeeds + 1] = {};
  std::size_t rows_[kMostTableSeeds + 1] = {};
  std::size_t first_[kMostTableSeeds + 1][kMostTableSeeds + 1] = {};
  std::size_t layer_[kMostTableSeeds + 2] = {};
};

}  // namespace mancala
