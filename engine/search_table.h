// What a search of limited depth found about boards, kept with the whole board as the key.
#pragma once

#include "engine/search_memory.h"
#include "engine/transposition.h"

namespace mancala {

enum class Bound : std::uint8_t { AtLeast, AtMost, Exact };

template <class W>
struct Found {
  typename W::Half own = 0, other = 0;
  std::int16_t value = 0;  // the margin to come
  std::uint8_t depth = 0;  // plies; kProved: to ends by the rules
  Bound bound = Bound::AtLeast;
  std::int8_t lane = -1;   // the best move's, where there was one
  std::uint16_t mark = 0;  // twice the search's number, and Pits::owners
};

template <class W>
class SearchTable {
 public:
  static constexpr std::uint8_t kProved = 255;

  // Room for about so many boards.
  SearchTable(std::uint64_t boards, SearchMemory& memory) {
    std::size_t size = 1 << 8;
    while (size < boards && size < (std::size_t{1} << 20)) size *= 2;
    while ((entries_ = memory.entries<Found<W>>(size)) == nullptr) size /= 2;
    places_ = size - 1;
    mark_ = static_cast<std::uint16_t>(2 * memory.search());
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
    const bool taken = (entries_[at].mark & ~1) == mark_ && entries_[at].depth > found.depth;
    if (!is(entries_[at], pits) && (taken || is(entries_[at ^ 1], pits))) to = at ^ 1;
    entries_[to] = found;
    entries_[to].own = pits.own;
    entries_[to].other = pits.other;
    entries_[to].mark = mark_of(pits);
  }

 private:
  std::uint16_t mark_of(const Pits<W>& pits) const { return static_cast<std::uint16_t>(mark_ | pits.owners); }
  bool is(const Found<W>& found, const Pits<W>& pits) const {
    return found.own == pits.own && found.other == pits.other && found.mark == mark_of(pits);
  }
  std::size_t place(const Pits<W>& pits) const {
    return static_cast<std::size_t>(ProofTable<W>::hash(pits.own, pits.other)) & places_ &
           ~std::size_t{1};
  }

  Found<W>* entries_;
  std::size_t places_;  // one less than there are
  std::uint16_t mark_;  // what this search's entries bear
};

}  // namespace mancala
