// Large pages for tables that are read here and there at random, for programs on systems that have them.
#pragma once

#include <cstddef>

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace mancala {

inline void ask_for_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
  madvise(memory, bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace mancala
