#include "engine/search_memory.h"

#include <cstring>
#include <utility>

namespace mancala {

namespace {

constexpr std::uint16_t kSearches = 1 << 15;

}  // namespace

unsigned char* SearchMemory::room(std::size_t bytes, std::size_t entry_bytes) {
  if (bytes > bytes_ || entry_bytes != entry_bytes_) {
    table_ = nullptr;  // makes room first
    table_ = large_array<unsigned char>(bytes);
    bytes_ = table_ != nullptr ? bytes : 0;
    entry_bytes_ = entry_bytes;
    search_ = 0;
  }
  if (++search_ == kSearches) {
    std::memset(table_.get(), 0, bytes_);
    search_ = 1;
  }
  return table_.get();
}

LargeArray<std::int8_t> SearchMemory::take_endgames(const Mechanics& mechanics, int pits, int seeds) {
  if (!(mechanics_ == mechanics) || pits_ != pits || seeds_ != seeds) return nullptr;
  return std::move(endgames_);
}

void SearchMemory::keep_endgames(const Mechanics& mechanics, int pits, int seeds, LargeArray<std::int8_t> values) {
  endgames_ = std::move(values);
  mechanics_ = mechanics, pits_ = pits, seeds_ = seeds;
}

}  // namespace mancala
