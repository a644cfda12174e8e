// Atomic functions of OpenCL C (6.15.12), and fences. All are sequentially consistent, which is at least what any order asks
// for, and visible to the whole process, which is at least any scope.
#include "common.h"

#define MEMORY memory_order, memory_scope
#define ATOMIC(T) volatile _Atomic(T) *object

#define EXCHANGE(T) \
  T atomic_load_explicit(ATOMIC(T), MEMORY) { return __c11_atomic_load(object, __ATOMIC_SEQ_CST); } \
  void atomic_store_explicit(ATOMIC(T), T value, MEMORY) { __c11_atomic_store(object, value, __ATOMIC_SEQ_CST); } \
  T atomic_exchange_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_exchange(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_add_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_add(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_sub_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_sub(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_min_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_min(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_max_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_max(object, value, __ATOMIC_SEQ_CST); \
  }

#define COMPARE_AND_BITS(T) \
  T atomic_fetch_and_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_and(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_or_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_or(object, value, __ATOMIC_SEQ_CST); \
  } \
  T atomic_fetch_xor_explicit(ATOMIC(T), T value, MEMORY) { \
    return __c11_atomic_fetch_xor(object, value, __ATOMIC_SEQ_CST); \
  } \
  bool atomic_compare_exchange_strong_explicit(ATOMIC(T), T *expected, T desired, memory_order, memory_order, \
                                               memory_scope) { \
    return __c11_atomic_compare_exchange_strong(object, expected, desired, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  } \
  bool atomic_compare_exchange_weak_explicit(ATOMIC(T), T *expected, T desired, memory_order, memory_order, \
                                             memory_scope) { \
    return __c11_atomic_compare_exchange_strong(object, expected, desired, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  }

FOR_INTEGERS(EXCHANGE)
FOR_INTEGERS(COMPARE_AND_BITS)
EXCHANGE(half)
EXCHANGE(float)
EXCHANGE(double)

bool atomic_flag_test_and_set_explicit(ATOMIC(int), MEMORY) {
  return __c11_atomic_exchange(object, 1, __ATOMIC_SEQ_CST) != 0;
}
void atomic_flag_clear_explicit(ATOMIC(int), MEMORY) { __c11_atomic_store(object, 0, __ATOMIC_SEQ_CST); }

void atomic_work_item_fence(uint, MEMORY) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
