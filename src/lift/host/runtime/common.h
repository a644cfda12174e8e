// What all parts of the runtime share: OpenCL C's names of types, and the work-item at hand.
//
// The functions have the names that a lift gives the calls of builtin functions, which are those of Itanium's C++ ABI, with
// scalars and pointers only: src/lift/host/vectors.rs documents how it calls them for vectors.
#pragma once

typedef __fp16 half;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;
typedef __int128 int128;
typedef unsigned __int128 uint128;

enum memory_order { memory_order_none };
enum memory_scope { memory_scope_none };
// An event is a pointer; none is needed, as copies are complete at once.
struct ocl_event {
  void *pointer;
};
typedef ocl_event event;

static_assert(sizeof(size_t) == 8 && sizeof(long) == 8, "the runtime is for 64-bit hosts");

#define FOR_FLOATS(X) X(half) X(float) X(double)
#define FOR_SIGNED(X) X(char) X(short) X(int) X(long)
#define FOR_UNSIGNED(X) X(uchar) X(ushort) X(uint) X(ulong)
#define FOR_INTEGERS(X) FOR_SIGNED(X) FOR_UNSIGNED(X)
#define FOR_NUMBERS(X) FOR_FLOATS(X) FOR_INTEGERS(X)
// The types in the names of functions that ignore whether integers are signed.
#define FOR_SIGNLESS(X) FOR_FLOATS(X) FOR_SIGNED(X)

#define INLINE static inline __attribute__((always_inline))

template <typename T> struct Bits;
template <> struct Bits<half> { typedef ushort Unsigned; typedef short Signed; enum { mantissa = 10, bias = 15 }; };
template <> struct Bits<float> { typedef uint Unsigned; typedef int Signed; enum { mantissa = 23, bias = 127 }; };
template <> struct Bits<double> { typedef ulong Unsigned; typedef long Signed; enum { mantissa = 52, bias = 1023 }; };
template <> struct Bits<char> { typedef uchar Unsigned; typedef char Signed; };
template <> struct Bits<short> { typedef ushort Unsigned; typedef short Signed; };
template <> struct Bits<int> { typedef uint Unsigned; typedef int Signed; };
template <> struct Bits<long> { typedef ulong Unsigned; typedef long Signed; };
template <> struct Bits<uchar> { typedef uchar Unsigned; typedef char Signed; };
template <> struct Bits<ushort> { typedef ushort Unsigned; typedef short Signed; };
template <> struct Bits<uint> { typedef uint Unsigned; typedef int Signed; };
template <> struct Bits<ulong> { typedef ulong Unsigned; typedef long Signed; };

template <typename To, typename From> INLINE To as(From value) {
  static_assert(sizeof(To) == sizeof(From), "the sizes differ");
  To result;
  __builtin_memcpy(&result, &value, sizeof(To));
  return result;
}

template <typename T> INLINE typename Bits<T>::Unsigned bits(T value) { return as<typename Bits<T>::Unsigned>(value); }

// The bits of infinity.
template <typename T> INLINE typename Bits<T>::Unsigned exponent_mask() {
  typedef typename Bits<T>::Unsigned U;
  return (U)((U)(2 * Bits<T>::bias + 1) << Bits<T>::mantissa);
}

template <typename T> INLINE typename Bits<T>::Unsigned magnitude(T value) {
  typedef typename Bits<T>::Unsigned U;
  return (U)(bits(value) & (U)((U)-1 >> 1));
}

template <typename T> INLINE bool is_nan(T value) { return magnitude(value) > exponent_mask<T>(); }
template <typename T> INLINE bool is_infinite(T value) { return magnitude(value) == exponent_mask<T>(); }
template <typename T> INLINE bool is_finite(T value) { return magnitude(value) < exponent_mask<T>(); }
template <typename T> INLINE bool is_negative(T value) { return bits(value) != magnitude(value); }

// The next number towards positive or negative infinity; infinity and NaN stay.
template <typename T> INLINE T next_above(T value) {
  typedef typename Bits<T>::Unsigned U;
  if (is_nan(value) || bits(value) == exponent_mask<T>())
    return value;
  if (magnitude(value) == 0)
    return as<T>((U)1);
  return as<T>((U)(bits(value) + (is_negative(value) ? -1 : 1)));
}

template <typename T> INLINE T negated(T value) {
  typedef typename Bits<T>::Unsigned U;
  return as<T>((U)(bits(value) ^ (U)~((U)-1 >> 1)));
}

template <typename T> INLINE T next_below(T value) { return negated(next_above(negated(value))); }

// A range of work-items, as the header for callers declares it.
struct spirv_range {
  uint dimensions;
  size_t global_offset[3];
  size_t global_size[3];
  size_t local_size[3];
  // Counts the groups that have run, unless it is null; another process may read it.
  volatile size_t *groups_done;
  // The number of threads; zero for that of the processors.
  uint threads;
};

// A work-item, and the group whose work-items run one after the other on a thread.
struct Item {
  size_t local_id[3];
  size_t group_id[3];
  const spirv_range *range;
  // The size of the group, which is smaller than that of the range at its end.
  size_t local_size[3];
  // Memory with 8 bytes for each work-item of the group.
  ulong *exchange;
  // The end of the part of the stack that has the work-item's private memory.
  const char *stack_end;
};

extern __thread Item *item;

// Why a range ends, as the header for callers has it.
enum Status { done, invalid_range, wrong_group_size, no_memory, divergent_barrier, invalid_pipe };

// Ends the range of the work-item at hand: its threads begin no more groups.
void spirv_host_end(Status status);

// Waits until all work-items of the group have called it.
void spirv_host_barrier();

// Returns whether an address is in local memory that an argument of the kernel at hand is.
bool spirv_host_is_local_argument(const void *address);

// Returns whether an address is in a variable in local memory; the lift defines it.
extern "C" bool spirv_host_is_local_variable(const void *address);

INLINE size_t linear_local_id() {
  return (item->local_id[2] * item->local_size[1] + item->local_id[1]) * item->local_size[0] + item->local_id[0];
}

INLINE size_t items_in_group() { return item->local_size[0] * item->local_size[1] * item->local_size[2]; }
