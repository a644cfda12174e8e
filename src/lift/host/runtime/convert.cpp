// Explicit conversions of OpenCL C (6.4.3): `convert_T[_sat][_MODE]`.
#include "common.h"

namespace {

enum Rounding { nearest_even, toward_zero, upward, downward };

template <typename T> struct Number { enum { is_float = 0, is_signed = (T)-1 < 0 }; };
template <> struct Number<half> { enum { is_float = 1, is_signed = 1 }; };
template <> struct Number<float> { enum { is_float = 1, is_signed = 1 }; };
template <> struct Number<double> { enum { is_float = 1, is_signed = 1 }; };

template <typename T> INLINE T lowest() { return Number<T>::is_signed ? (T)((T)1 << (sizeof(T) * 8 - 1)) : (T)0; }
template <typename T> INLINE T highest() { return (T)~lowest<T>(); }

INLINE double rounded(double value, Rounding rounding) {
  switch (rounding) {
  case nearest_even: return __builtin_roundeven(value);
  case toward_zero: return __builtin_trunc(value);
  case upward: return __builtin_ceil(value);
  case downward: return __builtin_floor(value);
  }
}

// Floating-point number to integer. Without saturation, the result of a number out of range is undefined.
template <typename To> INLINE To to_integer(double value, Rounding rounding) {
  if (is_nan(value))
    return 0;
  double whole = rounded(value, rounding);
  double limit = 2.0 * (double)((ulong)1 << (sizeof(To) * 8 - 2)) * (Number<To>::is_signed ? 1 : 2);
  if (whole >= limit)
    return highest<To>();
  if (whole < (Number<To>::is_signed ? -limit : 0))
    return lowest<To>();
  return (To)whole;
}

template <typename To, typename From> INLINE To saturated(From value) {
  int128 wide = value;
  return wide < (int128)lowest<To>() ? lowest<To>() : wide > (int128)highest<To>() ? highest<To>() : (To)value;
}

// Returns whether the nearest number is below (-1) or above (1) an exact one.
INLINE int compared(double found, double exact) { return found < exact ? -1 : found > exact; }

INLINE int compared(double found, int128 exact) {
  if (is_infinite(found))
    return is_negative(found) ? -1 : 1;
  // The number is an integer of 64 bits, rounded: GPUs have no conversions between it and 128 bits.
  double size = __builtin_fabs(found);
  int128 whole = size < 0x1p64 ? (int128)(ulong)size : (int128)1 << 64;
  if (found < 0)
    whole = -whole;
  return whole < exact ? -1 : whole > exact;
}

template <typename To> INLINE To directed(To found, int side, bool is_exact_negative, Rounding rounding) {
  if (rounding == toward_zero)
    rounding = is_exact_negative ? upward : downward;
  if (side < 0 && rounding == upward)
    return next_above(found);
  if (side > 0 && rounding == downward)
    return next_below(found);
  return found;
}

template <typename To> INLINE To float_to_float(double value, Rounding rounding) {
  To found = (To)value;
  return is_nan(value) ? found : directed(found, compared((double)found, value), value < 0, rounding);
}

template <typename To> INLINE To integer_to_float(int128 value, Rounding rounding) {
  bool is_negative = value < 0;
  To found = is_negative ? (To)(long)value : (To)(ulong)value;
  return directed(found, compared((double)found, value), is_negative, rounding);
}

template <typename To, typename From> struct Conversion {
  static __attribute__((always_inline)) To plain(From value, Rounding rounding) {
    if constexpr (Number<To>::is_float && Number<From>::is_float)
      return float_to_float<To>((double)value, rounding);
    else if constexpr (Number<To>::is_float)
      return integer_to_float<To>((int128)value, rounding);
    else if constexpr (Number<From>::is_float)
      return to_integer<To>((double)value, rounding);
    else
      return (To)value;
  }
  static __attribute__((always_inline)) To saturating(From value, Rounding rounding) {
    if constexpr (Number<From>::is_float)
      return to_integer<To>((double)value, rounding);
    else
      return saturated<To>(value);
  }
};

template <typename To> INLINE Rounding usual() { return Number<To>::is_float ? nearest_even : toward_zero; }

}  // namespace

#define PLAIN(TO, FROM) \
  TO convert_##TO(FROM a) { return Conversion<TO, FROM>::plain(a, usual<TO>()); } \
  TO convert_##TO##_rte(FROM a) { return Conversion<TO, FROM>::plain(a, nearest_even); } \
  TO convert_##TO##_rtz(FROM a) { return Conversion<TO, FROM>::plain(a, toward_zero); } \
  TO convert_##TO##_rtp(FROM a) { return Conversion<TO, FROM>::plain(a, upward); } \
  TO convert_##TO##_rtn(FROM a) { return Conversion<TO, FROM>::plain(a, downward); }
#define SATURATING(TO, FROM) \
  TO convert_##TO##_sat(FROM a) { return Conversion<TO, FROM>::saturating(a, usual<TO>()); } \
  TO convert_##TO##_sat_rte(FROM a) { return Conversion<TO, FROM>::saturating(a, nearest_even); } \
  TO convert_##TO##_sat_rtz(FROM a) { return Conversion<TO, FROM>::saturating(a, toward_zero); } \
  TO convert_##TO##_sat_rtp(FROM a) { return Conversion<TO, FROM>::saturating(a, upward); } \
  TO convert_##TO##_sat_rtn(FROM a) { return Conversion<TO, FROM>::saturating(a, downward); }

#define FROM_ALL(X, TO) \
  X(TO, char) X(TO, short) X(TO, int) X(TO, long) X(TO, uchar) X(TO, ushort) X(TO, uint) X(TO, ulong) X(TO, half) \
  X(TO, float) X(TO, double)
#define TO_NUMBER(TO) FROM_ALL(PLAIN, TO)
#define TO_INTEGER(TO) FROM_ALL(SATURATING, TO)

FOR_NUMBERS(TO_NUMBER)
FOR_INTEGERS(TO_INTEGER)

// Halves in memory (6.15.7). Vectors of three halves are four apart where they are aligned.
#define STORE_HALF(T, SUFFIX, ROUNDING) \
  void vstore_half##SUFFIX(T value, size_t offset, half *memory) { \
    memory[offset] = float_to_float<half>((double)value, ROUNDING); \
  } \
  void vstorea_half##SUFFIX(T value, size_t offset, half *memory) { vstore_half##SUFFIX(value, offset, memory); } \
  void vstore_half##SUFFIX(const T *value, int count, size_t offset, half *memory) { \
    for (int i = 0; i < count; ++i) \
      vstore_half##SUFFIX(value[i], offset * count + i, memory); \
  } \
  void vstorea_half##SUFFIX(const T *value, int count, size_t offset, half *memory) { \
    for (int i = 0; i < count; ++i) \
      vstore_half##SUFFIX(value[i], offset * (count == 3 ? 4 : count) + i, memory); \
  }
#define STORE_HALVES(T) \
  STORE_HALF(T, , nearest_even) \
  STORE_HALF(T, _rte, nearest_even) \
  STORE_HALF(T, _rtz, toward_zero) \
  STORE_HALF(T, _rtp, upward) \
  STORE_HALF(T, _rtn, downward)
STORE_HALVES(float)
STORE_HALVES(double)

float vload_half(size_t offset, const half *memory) { return (float)memory[offset]; }
float vloada_half(size_t offset, const half *memory) { return (float)memory[offset]; }
void vload_half(void *result, int count, size_t offset, const half *memory) {
  for (int i = 0; i < count; ++i)
    ((float *)result)[i] = (float)memory[offset * count + i];
}
void vloada_half(void *result, int count, size_t offset, const half *memory) {
  for (int i = 0; i < count; ++i)
    ((float *)result)[i] = (float)memory[offset * (count == 3 ? 4 : count) + i];
}

#define VECTOR_MEMORY(T) \
  void vload(void *result, int count, size_t offset, const T *memory) { \
    for (int i = 0; i < count; ++i) \
      ((T *)result)[i] = memory[offset * count + i]; \
  } \
  void vstore(const T *value, int count, size_t offset, T *memory) { \
    for (int i = 0; i < count; ++i) \
      memory[offset * count + i] = value[i]; \
  }
FOR_SIGNLESS(VECTOR_MEMORY)

// Only the low bits of a mask count.
#define SHUFFLE(T, M) \
  void shuffle(void *result, int count, const T *a, int length, const M *mask, int) { \
    for (int i = 0; i < count; ++i) \
      ((T *)result)[i] = a[mask[i] & (length - 1)]; \
  } \
  void shuffle2(void *result, int count, const T *a, int length, const T *b, int, const M *mask, int) { \
    for (int i = 0; i < count; ++i) { \
      M lane = mask[i] & (2 * length - 1); \
      ((T *)result)[i] = lane < (M)length ? a[lane] : b[lane - length]; \
    } \
  }
SHUFFLE(char, uchar)
SHUFFLE(uchar, uchar)
SHUFFLE(short, ushort)
SHUFFLE(ushort, ushort)
SHUFFLE(half, ushort)
SHUFFLE(int, uint)
SHUFFLE(uint, uint)
SHUFFLE(float, uint)
SHUFFLE(long, ulong)
SHUFFLE(ulong, ulong)
SHUFFLE(double, ulong)
