// Work-item functions (OpenCL C 6.15.1), barriers (6.15.8), group functions (6.15.16) and copies by a group (6.15.11). A
// sub-group is one work-item.
#include "common.h"

__thread Item *item;

// A dimension that the range does not have is as one of size 1.
static inline size_t in_dimension(const size_t *sizes, uint dimension, size_t other) {
  return dimension < 3 ? sizes[dimension] : other;
}

uint get_work_dim() { return item->range->dimensions; }
size_t get_global_size(uint d) { return in_dimension(item->range->global_size, d, 1); }
size_t get_global_offset(uint d) { return in_dimension(item->range->global_offset, d, 0); }
size_t get_local_id(uint d) { return in_dimension(item->local_id, d, 0); }
size_t get_group_id(uint d) { return in_dimension(item->group_id, d, 0); }
size_t get_local_size(uint d) { return in_dimension(item->local_size, d, 1); }
size_t get_enqueued_local_size(uint d) { return in_dimension(item->range->local_size, d, 1); }
size_t get_num_groups(uint d) {
  return d < 3 ? (item->range->global_size[d] + item->range->local_size[d] - 1) / item->range->local_size[d] : 1;
}
size_t get_global_id(uint d) {
  return d < 3 ? item->range->global_offset[d] + item->group_id[d] * item->range->local_size[d] + item->local_id[d] : 0;
}
size_t get_local_linear_id() { return linear_local_id(); }
size_t get_global_linear_id() {
  const spirv_range *range = item->range;
  size_t id[3];
  for (uint d = 0; d < 3; ++d)
    id[d] = item->group_id[d] * range->local_size[d] + item->local_id[d];
  return (id[2] * range->global_size[1] + id[1]) * range->global_size[0] + id[0];
}

uint get_sub_group_size() { return 1; }
uint get_max_sub_group_size() { return 1; }
uint get_num_sub_groups() { return (uint)items_in_group(); }
uint get_enqueued_num_sub_groups() {
  return (uint)(item->range->local_size[0] * item->range->local_size[1] * item->range->local_size[2]);
}
uint get_sub_group_id() { return (uint)linear_local_id(); }
uint get_sub_group_local_id() { return 0; }

void barrier(uint) { spirv_host_barrier(); }
void work_group_barrier(uint, memory_scope) { spirv_host_barrier(); }
void sub_group_barrier(uint, memory_scope) {}
void mem_fence(uint) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
void read_mem_fence(uint) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
void write_mem_fence(uint) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }

// The value of each work-item, which all read between two barriers.
template <typename T> struct Exchange {
  T *values;
  size_t own;
  explicit Exchange(T value) : values((T *)item->exchange), own(linear_local_id()) {
    values[own] = value;
    spirv_host_barrier();
  }
  ~Exchange() { spirv_host_barrier(); }
};

template <typename T> INLINE T add(T a, T b) { return (T)(a + b); }
template <typename T> INLINE T mul(T a, T b) { return (T)(a * b); }
template <typename T> INLINE T min(T a, T b) { return b < a ? b : a; }
template <typename T> INLINE T max(T a, T b) { return a < b ? b : a; }
template <> __attribute__((always_inline)) inline half min(half a, half b) { return (half)__builtin_fmin((double)a, (double)b); }
template <> __attribute__((always_inline)) inline half max(half a, half b) { return (half)__builtin_fmax((double)a, (double)b); }
template <> __attribute__((always_inline)) inline float min(float a, float b) { return __builtin_fminf(a, b); }
template <> __attribute__((always_inline)) inline float max(float a, float b) { return __builtin_fmaxf(a, b); }
template <> __attribute__((always_inline)) inline double min(double a, double b) { return __builtin_fmin(a, b); }
template <> __attribute__((always_inline)) inline double max(double a, double b) { return __builtin_fmax(a, b); }

template <typename T> INLINE T lowest() {
  if constexpr (__is_same(T, half) || __is_same(T, float) || __is_same(T, double))
    return (T)-__builtin_inf();
  else
    return (T)-1 < 0 ? (T)((T)1 << (sizeof(T) * 8 - 1)) : (T)0;
}
template <typename T> INLINE T highest() {
  if constexpr (__is_same(T, half) || __is_same(T, float) || __is_same(T, double))
    return (T)__builtin_inf();
  else
    return (T)~lowest<T>();
}

template <typename T, T (*op)(T, T)> INLINE T folded(T start, T value, size_t after, bool whole) {
  Exchange<T> exchange(value);
  T result = start;
  size_t end = whole ? items_in_group() : exchange.own + after;
  for (size_t i = 0; i < end; ++i)
    result = i == 0 && after ? exchange.values[0] : op(result, exchange.values[i]);
  return result;
}

template <typename T> INLINE T bits_and(T a, T b) { return (T)(a & b); }
template <typename T> INLINE T bits_or(T a, T b) { return (T)(a | b); }
template <typename T> INLINE T bits_xor(T a, T b) { return (T)(a ^ b); }

// The name of the functions, and the operation.
#define FOLDS(T, NAME, OP, START) \
  T work_group_reduce_##NAME(T value) { return folded<T, OP<T>>(START, value, 1, true); } \
  T work_group_scan_inclusive_##NAME(T value) { return folded<T, OP<T>>(START, value, 1, false); } \
  T work_group_scan_exclusive_##NAME(T value) { return folded<T, OP<T>>(START, value, 0, false); } \
  T sub_group_reduce_##NAME(T value) { return value; } \
  T sub_group_scan_inclusive_##NAME(T value) { return value; } \
  T sub_group_scan_exclusive_##NAME(T) { return START; } \
  T sub_group_non_uniform_reduce_##NAME(T value) { return value; } \
  T sub_group_non_uniform_scan_inclusive_##NAME(T value) { return value; } \
  T sub_group_non_uniform_scan_exclusive_##NAME(T) { return START; } \
  T sub_group_clustered_reduce_##NAME(T value, uint) { return value; }

#define GROUP(T) \
  FOLDS(T, add, add, (T)0) \
  FOLDS(T, mul, mul, (T)1) \
  FOLDS(T, min, min, highest<T>()) \
  FOLDS(T, max, max, lowest<T>()) \
  T work_group_broadcast(T value, size_t x, size_t y, size_t z) { \
    Exchange<T> exchange(value); \
    return exchange.values[(z * item->local_size[1] + y) * item->local_size[0] + x]; \
  } \
  T work_group_broadcast(T value, size_t x, size_t y) { return work_group_broadcast(value, x, y, 0); } \
  T work_group_broadcast(T value, size_t x) { return work_group_broadcast(value, x, 0, 0); } \
  T sub_group_broadcast(T value, uint) { return value; } \
  T sub_group_broadcast_first(T value) { return value; } \
  T sub_group_non_uniform_broadcast(T value, uint) { return value; } \
  T sub_group_shuffle(T value, uint) { return value; } \
  T intel_sub_group_shuffle(T value, uint) { return value; } \
  T intel_sub_group_shuffle_xor(T value, uint) { return value; } \
  T sub_group_shuffle_xor(T value, uint) { return value; } \
  T sub_group_shuffle_up(T value, uint) { return value; } \
  T sub_group_shuffle_down(T value, uint) { return value; } \
  T sub_group_rotate(T value, int) { return value; } \
  int sub_group_non_uniform_all_equal(T) { return 1; }
FOR_NUMBERS(GROUP)

// Their names do not say whether integers are signed.
#define GROUP_BITS(T) \
  FOLDS(T, and, bits_and, (T)~(T)0) \
  FOLDS(T, or, bits_or, (T)0) \
  FOLDS(T, xor, bits_xor, (T)0)
FOR_SIGNED(GROUP_BITS)

// Predicates, which are 0 or another number, as numbers of one bit.
#define LOGICAL_FOLDS(NAME, OP, START) \
  int work_group_reduce_logical_##NAME(int value) { return folded<int, OP<int>>(START, value != 0, 1, true); } \
  int work_group_scan_inclusive_logical_##NAME(int value) { return folded<int, OP<int>>(START, value != 0, 1, false); } \
  int work_group_scan_exclusive_logical_##NAME(int value) { return folded<int, OP<int>>(START, value != 0, 0, false); } \
  int sub_group_reduce_logical_##NAME(int value) { return value != 0; } \
  int sub_group_scan_inclusive_logical_##NAME(int value) { return value != 0; } \
  int sub_group_scan_exclusive_logical_##NAME(int) { return START; } \
  int sub_group_non_uniform_reduce_logical_##NAME(int value) { return value != 0; } \
  int sub_group_non_uniform_scan_inclusive_logical_##NAME(int value) { return value != 0; } \
  int sub_group_non_uniform_scan_exclusive_logical_##NAME(int) { return START; } \
  int sub_group_clustered_reduce_logical_##NAME(int value, uint) { return value != 0; }
LOGICAL_FOLDS(and, bits_and, 1)
LOGICAL_FOLDS(or, bits_or, 0)
LOGICAL_FOLDS(xor, bits_xor, 0)

// The only work-item of a sub-group reads and writes like a plain access.
#define BLOCK_ACCESS(NAME, T) \
  T intel_sub_group_block_read##NAME(const T *memory) { return *memory; } \
  void intel_sub_group_block_write##NAME(T *memory, T value) { *memory = value; }
BLOCK_ACCESS(, uint)
BLOCK_ACCESS(_uc, uchar)
BLOCK_ACCESS(_us, ushort)
BLOCK_ACCESS(_ui, uint)
BLOCK_ACCESS(_ul, ulong)

ulong clock_read_device() { return __builtin_readcyclecounter(); }
ulong clock_read_work_group() { return __builtin_readcyclecounter(); }
ulong clock_read_sub_group() { return __builtin_readcyclecounter(); }

int work_group_all(int predicate) {
  Exchange<int> exchange(predicate);
  for (size_t i = 0; i < items_in_group(); ++i)
    if (!exchange.values[i])
      return 0;
  return 1;
}
int work_group_any(int predicate) {
  Exchange<int> exchange(predicate);
  for (size_t i = 0; i < items_in_group(); ++i)
    if (exchange.values[i])
      return 1;
  return 0;
}
int sub_group_all(int predicate) { return predicate != 0; }
int sub_group_any(int predicate) { return predicate != 0; }
int sub_group_elect() { return 1; }
int sub_group_non_uniform_all(int predicate) { return predicate != 0; }
int sub_group_non_uniform_any(int predicate) { return predicate != 0; }

// One work-item copies. The others may not touch the memory before they have waited for the event.
static void copy(void *to, const void *from, size_t count, size_t size, size_t to_stride, size_t from_stride) {
  if (linear_local_id() != 0)
    return;
  for (size_t i = 0; i < count; ++i)
    __builtin_memcpy((char *)to + i * size * to_stride, (const char *)from + i * size * from_stride, size);
}

// `size` is that of an element.
event async_work_group_copy(void *to, const void *from, size_t count, event given, size_t size) {
  copy(to, from, count, size, 1, 1);
  return given;
}

// The stride is that of the memory that is not local, and counts elements.
event spirv_host_gather(void *to, const void *from, size_t count, size_t stride, event given, size_t size) {
  copy(to, from, count, size, 1, stride);
  return given;
}
event spirv_host_scatter(void *to, const void *from, size_t count, size_t stride, event given, size_t size) {
  copy(to, from, count, size, stride, 1);
  return given;
}

void wait_group_events(int, event *) { spirv_host_barrier(); }

// Casts from generic memory (6.15.10), null if the address is in another one. What is neither private nor local is global.
static __attribute__((noinline)) bool is_private(const void *address) {
  return (const char *)address >= (const char *)__builtin_frame_address(0) && (const char *)address < item->stack_end;
}
static bool is_local(const void *address) {
  return spirv_host_is_local_variable(address) || spirv_host_is_local_argument(address);
}
extern "C" {
void *__to_private(void *address) { return is_private(address) ? address : nullptr; }
void *__to_local(void *address) { return is_local(address) ? address : nullptr; }
void *__to_global(void *address) { return is_private(address) || is_local(address) ? nullptr : address; }
}

// `size` is that of an element.
void prefetch(const void *, size_t, size_t) {}
