// The heap of a process that translates one module.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// Grows the heap by about `size` bytes at once, at most 96 MiB, and asks for huge pages there. What is never used takes no
// memory.
extern "C" void lsr_grow_heap(size_t size) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  constexpr uintptr_t HUGE_PAGE = 2 << 20;
  constexpr size_t MAX = 96 << 20;
  // A block that is not mapped by itself and is larger than what a new process has left makes the heap grow.
  mallopt(M_MMAP_THRESHOLD, 2 * HUGE_PAGE);
  mallopt(M_TRIM_THRESHOLD, 2 * MAX);
  mallopt(M_TOP_PAD, static_cast<int>(std::min(size, MAX)));
  void *block = malloc(HUGE_PAGE);
  uintptr_t start = (reinterpret_cast<uintptr_t>(block) + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  uintptr_t end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (block && start < end)
    madvise(reinterpret_cast<void *>(start), end - start, MADV_HUGEPAGE);
  free(block);
  mallopt(M_TOP_PAD, 128 << 10);
  // Large vectors grow by remapping, which copies nothing.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#else
  (void)size;
#endif
}
