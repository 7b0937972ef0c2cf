// Large pieces of memory, aligned so that a caller may ask its system for large pages before they are touched.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <new>

namespace mancala {

// Hears of a piece of memory before it is touched.
using OnMemory = std::function<void(void*, std::size_t)>;

inline constexpr std::align_val_t kLargePage{std::size_t{1} << 21};

struct ReleaseLarge {
  void operator()(void* memory) const { ::operator delete(memory, kLargePage); }
};
template <class T>
using LargeArray = std::unique_ptr<T[], ReleaseLarge>;

// `count` objects, to be set before they are read; null when there is no such memory.
template <class T>
LargeArray<T> large_array(std::size_t count, const OnMemory& on_memory) {
  void* memory = ::operator new(count * sizeof(T), kLargePage, std::nothrow);
  if (memory != nullptr && on_memory) on_memory(memory, count * sizeof(T));
  return LargeArray<T>(static_cast<T*>(memory));
}

}  // namespace mancala
