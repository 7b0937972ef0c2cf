// What searches may hand on, one to the next: pieces of memory, which a system is slow to give and to take back, and the
// endgames that they worked out. No search finds anything else with it than without.
#pragma once

#include <cstring>
#include <utility>

#include "engine/memory.h"
#include "engine/ruleset.h"

namespace mancala {

class SearchMemory {
 public:
  // Room for `count` entries of a search that begins, null when there is none. Entries of earlier searches may stand there,
  // with another number than this search's; otherwise all bytes are 0.
  template <class Entry>
  Entry* entries(std::size_t count) {
    if (count * sizeof(Entry) > bytes_ || sizeof(Entry) != entry_bytes_) {
      table_ = nullptr;
      table_ = large_array<unsigned char>(count * sizeof(Entry));
      bytes_ = table_ != nullptr ? count * sizeof(Entry) : 0;
      entry_bytes_ = sizeof(Entry);
      search_ = 0;
    }
    if (++search_ == kSearches) {
      std::memset(table_.get(), 0, bytes_);
      search_ = 1;
    }
    return reinterpret_cast<Entry*>(table_.get());
  }
  std::uint16_t search() const { return search_; }  // from 1 to below kSearches

  // Values of endgames of such boards that were kept, or null.
  LargeArray<std::int8_t> take_endgames(const Mechanics& mechanics, int pits, int seeds) {
    if (!(mechanics_ == mechanics) || pits_ != pits || seeds_ != seeds) return nullptr;
    return std::move(endgames_);
  }
  void keep_endgames(const Mechanics& mechanics, int pits, int seeds, LargeArray<std::int8_t> values) {
    endgames_ = std::move(values);
    mechanics_ = mechanics, pits_ = pits, seeds_ = seeds;
  }

 private:
  static constexpr std::uint16_t kSearches = 1 << 15;

  LargeArray<unsigned char> table_;
  std::size_t bytes_ = 0, entry_bytes_ = 0;
  std::uint16_t search_ = 0;
  LargeArray<std::int8_t> endgames_;
  Mechanics mechanics_;
  int pits_ = 0, seeds_ = 0;
};

}  // namespace mancala
