// What a search of limited depth found about boards, kept with the whole board as the key.
#pragma once

#include "engine/transposition.h"

namespace mancala {

enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };

template <class W>
struct Found {
  typename W::Half own = 0, other = 0;
  std::int16_t value = 0;  // the margin to come
  std::uint8_t depth = 0;  // plies; kProved: to ends by the rules
  Bound bound = Bound::None;
  std::int8_t lane = -1;    // the best move's, where there was one
  std::uint8_t owners = 0;  // as in Pits
};

template <class W>
class SearchTable {
 public:
  static constexpr std::uint8_t kProved = 255;

  // Room for about so many boards.
  explicit SearchTable(std::uint64_t boards) {
    std::size_t size = 1 << 8;
    while (size < boards && size < (std::size_t{1} << 20)) size *= 2;
    while ((entries_ = large_array<Found<W>>(size)) == nullptr) size /= 2;
    places_ = size - 1;
  }

  void fetch(const Pits<W>& pits) const { __builtin_prefetch(&entries_[place(pits)]); }

  const Found<W>* probe(const Pits<W>& pits) const {
    const std::size_t at = place(pits);
    for (std::size_t i : {at, at ^ 1})
      if (is(entries_[i], pits)) return &entries_[i];
    return nullptr;
  }

  // The pair's first place keeps the deeper search, the second the latest.
  void store(const Pits<W>& pits, const Found<W>& found) {
    const std::size_t at = place(pits);
    std::size_t to = at;
    if (!is(entries_[at], pits) && (is(entries_[at ^ 1], pits) || entries_[at].depth > found.depth)) to = at ^ 1;
    entries_[to] = found;
    entries_[to].own = pits.own;
    entries_[to].other = pits.other;
    entries_[to].owners = static_cast<std::uint8_t>(pits.owners);
  }

 private:
  static bool is(const Found<W>& found, const Pits<W>& pits) {
    return found.own == pits.own && found.other == pits.other && found.owners == pits.owners &&
           found.bound != Bound::None;
  }
  std::size_t place(const Pits<W>& pits) const {
    return static_cast<std::size_t>(ProofTable<W>::hash(pits.own, pits.other)) & places_ &
           ~std::size_t{1};
  }

  LargeArray<Found<W>> entries_;  // none is what its bytes say where they are all 0
  std::size_t places_;            // one less than there are
};

}  // namespace mancala
