// What searches may hand on, one to the next: pieces of memory, which a system is slow to give and to take back, and
// the endgames that they worked out. No search finds anything else with it than without.
#pragma once

#include "engine/memory.h"
#include "engine/ruleset.h"

namespace mancala {

class SearchMemory {
 public:
  // Room for `count` entries of a search that begins, null when there is none. Entries of earlier searches may stand
  // there, with another number than this search's; otherwise all bytes are 0.
  template <class Entry>
  Entry* entries(std::size_t count) {
    return reinterpret_cast<Entry*>(room(count * sizeof(Entry), sizeof(Entry)));
  }
  std::uint16_t search() const { return search_; }  // from 1 to below 2^15

  // Values of endgames of such boards that were kept, or null.
  LargeArray<std::int8_t> take_endgames(const Mechanics& mechanics, int pits, int seeds);
  void keep_endgames(const Mechanics& mechanics, int pits, int seeds, LargeArray<std::int8_t> values);

 private:
  unsigned char* room(std::size_t bytes, std::size_t entry_bytes);

  LargeArray<unsigned char> table_;
  std::size_t bytes_ = 0, entry_bytes_ = 0;
  std::uint16_t search_ = 0;
  LargeArray<std::int8_t> endgames_;
  Mechanics mechanics_;
  int pits_ = 0, seeds_ = 0;
};

}  // namespace mancala
