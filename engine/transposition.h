// What is proved about boards met in a search, kept with the whole board as the key: two boards are never mistaken for
// each other. It grows up to a limit; when full, boards with fewer seeds give way, being cheaper to search again.
#pragma once

#include <algorithm>
#include <cstring>

#include "engine/future.h"
#include "engine/memory.h"

namespace mancala {

// In bytes: never more than `most`, but a few buckets always, and about `first` at the start.
struct ProofTableSize {
  std::uint64_t most, first;
};

template <class W>
class ProofTable {
 public:
  using Half = typename W::Half;

  // `views`: of owners (future.h). `on_memory` hears of every piece of memory before it is touched.
  ProofTable(ProofTableSize size, int views, const OnMemory& on_memory = {})
      : most_(size.most), owner_bits_(views - 1), on_memory_(on_memory) {
    std::size_t buckets = kFirstBuckets;
    while (2 * buckets * sizeof(Bucket) <= std::min(size.first, size.most)) buckets *= 2;
    while (!allocate(buckets) && buckets > 1) buckets /= 2;
  }

  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }
  std::size_t stored() const { return stored_; }

  static std::uint64_t hash(std::uint64_t own, std::uint64_t other) { return mix(own, other); }
  __extension__ static std::uint64_t hash(unsigned __int128 own, unsigned __int128 other) {
    return mix(mix(static_cast<std::uint64_t>(own), static_cast<std::uint64_t>(other)),
               mix(static_cast<std::uint64_t>(own >> 64), static_cast<std::uint64_t>(other >> 64)));
  }

  void fetch(const Pits<W>& pits) const { __builtin_prefetch(&table_[place(pits)]); }

  // What is known; [-seeds, seeds] when nothing is.
  Bounds probe(const Pits<W>& pits, int seeds) const {
    for (const Entry& entry : table_[place(pits)].entries)
      if (entry.is(pits)) return entry.bounds(seeds);
    return {-seeds, seeds};
  }

  // Precondition: the bounds are proved, and no worse than what probe() gives.
  void store(const Pits<W>& pits, int seeds, Bounds bounds) {
    Bucket& bucket = table_[place(pits)];
    Entry* slot = nullptr;
    int fewest = kMaxTotal + 1;
    for (Entry& entry : bucket.entries) {
      if (entry.is(pits)) {
        slot = &entry;
        break;
      }
      const int rank = entry.empty() ? -1 : entry.seeds();
      if (rank < fewest) fewest = rank, slot = &entry;
    }
    const bool fresh = slot->empty();
    *slot = Entry(pits, seeds, bounds);
    if (fresh && ++stored_ > 3 * buckets_ * kWays / 4 && !full_) grow();
  }

 private:
  // The bounds stand in the stores' bytes, as distances from -seeds and seeds. A distance too long for a byte is cut,
  // which leaves a true bound.
  struct Entry {
    Half own = 0, other = 0;
    Entry() = default;
    Entry(const Pits<W>& pits, int seeds, Bounds b)
        : own(pits.own | byte(b.lo + seeds)), other(pits.other | byte(seeds - b.hi)) {}
    static Half byte(int distance) { return Half(static_cast<unsigned>(std::min(distance, 255))) << kShift; }
    bool empty() const { return (own | other) == 0; }
    bool is(const Pits<W>& pits) const { return (((own ^ pits.own) | (other ^ pits.other)) & kPits) == 0 && !empty(); }
    int seeds() const { return byte_sum<Half>(own & kPits) + byte_sum<Half>(other & kPits); }
    Bounds bounds(int seeds) const {
      return {static_cast<int>(own >> kShift) - seeds, seeds - static_cast<int>(other >> kShift)};
    }
  };
  static constexpr int kShift = Lanes<W>::kStoreShift;
  static constexpr Half kPits = (Half{1} << kShift) - 1;
  static constexpr std::size_t kWays = 64 / sizeof(Entry);
  static constexpr std::size_t kFirstBuckets = 1 << 15;
  struct alignas(64) Bucket {
    Entry entries[kWays];
  };

  static std::uint64_t mix(std::uint64_t own, std::uint64_t other) {
    std::uint64_t x = own * 0x9E3779B97F4A7C15u ^ (other + 0x7F4A7C15u) * 0xD6E8FEB86659FD93u;
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
    return x ^ (x >> 29);
  }

  // Boards of two views of owners lie in buckets of their own: the lowest bit tells them apart.
  std::size_t place(const Pits<W>& pits) const {
    return (static_cast<std::size_t>(hash(pits.own, pits.other)) << owner_bits_ |
            static_cast<std::size_t>(pits.owners)) &
           (buckets_ - 1);
  }

  bool allocate(std::size_t buckets) {
    LargeArray<Bucket> memory = large_array<Bucket>(buckets, on_memory_);
    if (memory == nullptr) return false;
    std::memset(static_cast<void*>(memory.get()), 0, buckets * sizeof(Bucket));
    table_ = std::move(memory);
    buckets_ = buckets;
    return true;
  }

  void grow() {
    const std::size_t before = buckets_;
    LargeArray<Bucket> old = std::move(table_);
    if (3 * before * sizeof(Bucket) > most_ || !allocate(2 * before)) {  // both stand side by side for a while
      table_ = std::move(old);
      full_ = true;
      return;
    }
    stored_ = 0;
    for (std::size_t i = 0; i < before; ++i)
      for (const Entry& entry : old[i].entries) {
        if (entry.empty()) continue;
        const Pits<W> pits{entry.own & kPits, entry.other & kPits, static_cast<int>(i) & owner_bits_};
        for (Entry& slot : table_[place(pits)].entries)
          if (slot.empty()) {
            slot = entry;
            ++stored_;
            break;
          }
      }
  }

  std::uint64_t most_;
  int owner_bits_;
  OnMemory on_memory_;
  LargeArray<Bucket> table_;
  std::size_t buckets_ = 0;
  std::size_t stored_ = 0;
  bool full_ = false;
};

}  // namespace mancala
