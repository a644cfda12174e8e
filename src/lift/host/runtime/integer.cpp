// Integer and relational functions of OpenCL C (6.15.3, 6.15.6), and functions on bits.
#include "common.h"

namespace {

template <typename T> struct Wide { typedef int128 Type; };
template <> struct Wide<ulong> { typedef uint128 Type; };

template <typename T> INLINE T lowest() { return (T)-1 < 0 ? (T)((T)1 << (sizeof(T) * 8 - 1)) : (T)0; }
template <typename T> INLINE T highest() { return (T)~lowest<T>(); }

template <typename T> INLINE T saturated(typename Wide<T>::Type value) {
  return value < (typename Wide<T>::Type)lowest<T>()    ? lowest<T>()
         : value > (typename Wide<T>::Type)highest<T>() ? highest<T>()
                                                        : (T)value;
}

template <typename T> INLINE T rotated(T value, T count) {
  typedef typename Bits<T>::Unsigned U;
  uint by = (uint)count & (sizeof(T) * 8 - 1), width = sizeof(T) * 8;
  return by == 0 ? value : (T)(U)((U)value << by | (U)value >> (width - by));
}

template <typename T> INLINE T reversed(T value) {
  typename Bits<T>::Unsigned source = value, result = 0;
  for (uint i = 0; i < sizeof(T) * 8; ++i)
    result = result << 1 | (source >> i & 1);
  return (T)result;
}

}  // namespace

#define INTEGER(T) \
  T add_sat(T a, T b) { \
    T sum; \
    return __builtin_add_overflow(a, b, &sum) ? (b < 0 ? lowest<T>() : highest<T>()) : sum; \
  } \
  T sub_sat(T a, T b) { \
    T difference; \
    return __builtin_sub_overflow(a, b, &difference) \
               ? (b < 0 || a > b ? highest<T>() : lowest<T>()) \
               : difference; \
  } \
  T hadd(T a, T b) { return (T)((a >> 1) + (b >> 1) + (a & b & 1)); } \
  T rhadd(T a, T b) { return (T)((a >> 1) + (b >> 1) + ((a | b) & 1)); } \
  T clamp(T a, T low, T high) { return a < low ? (high < low ? high : low) : a > high ? high : a; } \
  T max(T a, T b) { return a < b ? b : a; } \
  T min(T a, T b) { return b < a ? b : a; } \
  T mul_hi(T a, T b) { return (T)((Wide<T>::Type)a * (Wide<T>::Type)b >> sizeof(T) * 8); } \
  T mad_hi(T a, T b, T c) { return (T)((Bits<T>::Unsigned)mul_hi(a, b) + (Bits<T>::Unsigned)c); } \
  Bits<T>::Unsigned abs(T a) { return a < 0 ? (Bits<T>::Unsigned)0 - (Bits<T>::Unsigned)a : a; } \
  Bits<T>::Unsigned abs_diff(T a, T b) { \
    return a < b ? (Bits<T>::Unsigned)b - (Bits<T>::Unsigned)a : (Bits<T>::Unsigned)a - (Bits<T>::Unsigned)b; \
  } \
  T rotate(T a, T count) { return rotated(a, count); } \
  T bit_reverse(T a) { return reversed(a); } \
  T bitfield_insert(T base, T insert, uint offset, uint count) { \
    Bits<T>::Unsigned mask = count >= sizeof(T) * 8 ? ~(Bits<T>::Unsigned)0 : ((Bits<T>::Unsigned)1 << count) - 1; \
    return count == 0 ? base : (T)((base & ~(mask << offset)) | ((insert & mask) << offset)); \
  } \
  Bits<T>::Signed bitfield_extract_signed(T base, uint offset, uint count) { \
    uint rest = sizeof(T) * 8 - count; \
    return count == 0 ? 0 : (Bits<T>::Signed)(Bits<T>::Signed)((Bits<T>::Unsigned)base >> offset << rest) >> rest; \
  } \
  Bits<T>::Unsigned bitfield_extract_unsigned(T base, uint offset, uint count) { \
    uint rest = sizeof(T) * 8 - count; \
    return count == 0 ? 0 : (Bits<T>::Unsigned)((Bits<T>::Unsigned)base >> offset << rest) >> rest; \
  } \
  T bitselect(T a, T b, T mask) { return (T)((a & ~mask) | (b & mask)); } \
  T popcount(T a) { return (T)__builtin_popcountg((Bits<T>::Unsigned)a); } \
  T clz(T a) { return (T)__builtin_clzg((Bits<T>::Unsigned)a, (int)sizeof(T) * 8); } \
  T ctz(T a) { return (T)__builtin_ctzg((Bits<T>::Unsigned)a, (int)sizeof(T) * 8); }

FOR_INTEGERS(INTEGER)

#define SATURATING_MAD(T) \
  T mad_sat(T a, T b, T c) { return saturated<T>((Wide<T>::Type)a * (Wide<T>::Type)b + (Wide<T>::Type)c); }
SATURATING_MAD(char)
SATURATING_MAD(short)
SATURATING_MAD(int)
SATURATING_MAD(uchar)
SATURATING_MAD(ushort)
SATURATING_MAD(uint)

// A product and a sum of 64-bit numbers fit in 128 bits.
SATURATING_MAD(long)
ulong mad_sat(ulong a, ulong b, ulong c) {
  uint128 sum = (uint128)a * b + c;
  return sum >> 64 ? ~0ul : (ulong)sum;
}

// The low 24 bits are multiplied.
int mul24(int a, int b) { return (int)((uint)((int)((uint)a << 8) >> 8) * (uint)((int)((uint)b << 8) >> 8)); }
uint mul24(uint a, uint b) { return (a & 0xffffff) * (b & 0xffffff); }
int mad24(int a, int b, int c) { return (int)((uint)mul24(a, b) + (uint)c); }
uint mad24(uint a, uint b, uint c) { return mul24(a, b) + c; }

short upsample(char high, uchar low) { return (short)((ushort)high << 8 | low); }
ushort upsample(uchar high, uchar low) { return (ushort)(high << 8 | low); }
int upsample(short high, ushort low) { return (int)((uint)high << 16 | low); }
uint upsample(ushort high, ushort low) { return (uint)high << 16 | low; }
long upsample(int high, uint low) { return (long)((ulong)high << 32 | low); }
ulong upsample(uint high, uint low) { return (ulong)high << 32 | low; }

#define FLOAT_BITS(T) \
  T bitselect(T a, T b, T mask) { return as<T>(bitselect(bits(a), bits(b), bits(mask))); }
FOR_FLOATS(FLOAT_BITS)

// A condition is true if it is not zero; a component of a vector, if its highest bit is set.
#define SELECT(T, C) \
  T select(T a, T b, C condition) { return condition ? b : a; } \
  T select_component(T a, T b, C condition) { return (Bits<C>::Signed)condition < 0 ? b : a; }
SELECT(char, char)
SELECT(char, uchar)
SELECT(uchar, char)
SELECT(uchar, uchar)
SELECT(short, short)
SELECT(short, ushort)
SELECT(ushort, short)
SELECT(ushort, ushort)
SELECT(half, short)
SELECT(half, ushort)
SELECT(int, int)
SELECT(int, uint)
SELECT(uint, int)
SELECT(uint, uint)
SELECT(float, int)
SELECT(float, uint)
SELECT(long, long)
SELECT(long, ulong)
SELECT(ulong, long)
SELECT(ulong, ulong)
SELECT(double, long)
SELECT(double, ulong)

#define RELATIONAL(T) \
  int isnan(T a) { return is_nan(a); } \
  int isinf(T a) { return is_infinite(a); } \
  int isfinite(T a) { return is_finite(a); } \
  int isnormal(T a) { return is_finite(a) && magnitude(a) >> Bits<T>::mantissa != 0; } \
  int signbit(T a) { return is_negative(a); } \
  int isequal(T a, T b) { return a == b; } \
  int isnotequal(T a, T b) { return a != b; } \
  int isgreater(T a, T b) { return a > b; } \
  int isgreaterequal(T a, T b) { return a >= b; } \
  int isless(T a, T b) { return a < b; } \
  int islessequal(T a, T b) { return a <= b; } \
  int islessgreater(T a, T b) { return a < b || a > b; } \
  int isordered(T a, T b) { return !is_nan(a) && !is_nan(b); } \
  int isunordered(T a, T b) { return is_nan(a) || is_nan(b); }
FOR_FLOATS(RELATIONAL)

#define ALL_OR_ANY(T) \
  int any(T a) { return a < 0; } \
  int all(T a) { return a < 0; } \
  int any(const T *a, int count) { \
    for (int i = 0; i < count; ++i) \
      if (a[i] < 0) \
        return 1; \
    return 0; \
  } \
  int all(const T *a, int count) { \
    for (int i = 0; i < count; ++i) \
      if (a[i] >= 0) \
        return 0; \
    return 1; \
  }
FOR_SIGNED(ALL_OR_ANY)
