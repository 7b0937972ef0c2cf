// Pieces of memory for tables; large ones are aligned so that a caller may ask its system for large pages before they are touched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>

namespace mancala {

// Hears of a piece of memory before it is touched.
using OnMemory = std::function<void(void*, std::size_t)>;

inline constexpr std::size_t kLargePage = std::size_t{1} << 21;

struct ReleaseLarge {
  void* memory = nullptr;  // what was allocated: it begins before the array
  void operator()(void*) const { std::free(memory); }
};
template <class T>
using LargeArray = std::unique_ptr<T[], ReleaseLarge>;

// `count` objects whose bytes are all 0; null when there is no such memory. The system gives such memory as it is
// touched: however much there is, this takes no time.
template <class T>
LargeArray<T> large_array(std::size_t count, const OnMemory& on_memory = {}) {
  const std::size_t bytes = count * sizeof(T), alignment = bytes < kLargePage ? 64 : kLargePage;
  void* memory = std::calloc(bytes + alignment, 1);
  if (memory == nullptr) return nullptr;
  const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(memory) + alignment - 1) & ~(alignment - 1);
  if (on_memory) on_memory(reinterpret_cast<void*>(begin), bytes);
  return LargeArray<T>(reinterpret_cast<T*>(begin), ReleaseLarge{memory});
}

}  // namespace mancala
