// What is proved about boards met in a search, kept with the whole board as the key: two boards are never mistaken for
// each other. It grows up to a limit; when full, boards with fewer seeds give way, being cheaper to search again.
#pragma once

#include <algorithm>
#include <functional>

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

  // `views`: of owners (future.h). `on_memory` hears of every piece of memory before it is touched. `should_stop` is asked
  // while the table grows; it stays as it is then.
  ProofTable(ProofTableSize size, int views, const OnMemory& on_memory = {},
             const std::function<bool()>& should_stop = {})
      : most_(size.most), owner_bits_(views - 1), on_memory_(on_memory), should_stop_(should_stop) {
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

  // Where a board is kept, however large the table is. Boards of two views of owners lie in buckets of their own: the
  // lowest bit tells them apart.
  std::uint64_t key(const Pits<W>& pits) const {
    return hash(pits.own, pits.other) << owner_bits_ | static_cast<std::uint64_t>(pits.owners);
  }
  void fetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

  // What is known; [-seeds, seeds] when nothing is.
  Bounds probe(std::uint64_t key, const Pits<W>& pits, int seeds) const {
    for (const Entry& entry : bucket(key).entries)
      if (entry.is(pits)) return entry.bounds(seeds);
    return {-seeds, seeds};
  }

  // Precondition: the bounds are proved, and no worse than what probe() gives.
  void store(std::uint64_t key, const Pits<W>& pits, int seeds, Bounds bounds) {
    Entry* slot = nullptr;
    int fewest = kMaxTotal + 1;
    for (Entry& entry : bucket(key).entries) {
      if (entry.is(pits)) {
        slot = &entry;
        break;
      }
      const int rank = entry.empty() ? -1 : entry.seeds();
      if (rank < fewest) fewest = rank, slot = &entry;
    }
    const bool fresh = slot->empty();
    *slot = Entry(pits, seeds, bounds);
    if (fresh && ++stored_ > 7 * buckets_ * kWays / 8 && !full_) grow();
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
    // Precondition: there are seeds on the pits, so that no empty entry is taken for them.
    bool is(const Pits<W>& pits) const { return (((own ^ pits.own) | (other ^ pits.other)) & kPits) == 0; }
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

  Bucket& bucket(std::uint64_t key) const { return table_[static_cast<std::size_t>(key) & (buckets_ - 1)]; }

  bool allocate(std::size_t buckets) {
    LargeArray<Bucket> memory = large_array<Bucket>(buckets, on_memory_);
    if (memory == nullptr) return false;
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
    for (std::size_t i = 0; i < before; ++i) {
      if ((i & 4095) == 0 && should_stop_ && should_stop_()) {
        table_ = std::move(old);
        buckets_ = before;
        full_ = true;
        return;
      }
      for (const Entry& entry : old[i].entries) {
        if (entry.empty()) continue;
        const Pits<W> pits{entry.own & kPits, entry.other & kPits, static_cast<int>(i) & owner_bits_};
        for (Entry& slot : bucket(key(pits)).entries)
          if (slot.empty()) {
            slot = entry;
            ++stored_;
            break;
          }
      }
    }
  }

  std::uint64_t most_;
  int owner_bits_;
  OnMemory on_memory_;
  std::function<bool()> should_stop_;
  LargeArray<Bucket> table_;
  std::size_t buckets_ = 0;
  std::size_t stored_ = 0;
  bool full_ = false;
};

}  // namespace mancala
