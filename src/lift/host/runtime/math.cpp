// Mathematical, common and geometric functions of OpenCL C (6.15.2, 6.15.4, 6.15.5). Numbers of 16 and 32 bits are computed in
// 64 bits and rounded once.
#include "common.h"

extern "C" double c_lgamma_r(double, int *) __asm__("lgamma_r");

namespace {

const double PI = 3.14159265358979323846;

// The sine of x times pi: the argument of the sine is reduced exactly, to a quarter of a turn.
INLINE double sine_pi(double x) {
  if (!is_finite(x))
    return __builtin_nan("");
  double r = x - 2 * __builtin_rint(x * 0.5);
  if (r == 0 || r == 1 || r == -1)
    return __builtin_copysign(0.0, x);
  if (r > 0.5)
    r = 1 - r;
  else if (r < -0.5)
    r = -1 - r;
  return __builtin_sin(PI * r);
}

INLINE double cosine_pi(double x) {
  if (!is_finite(x))
    return __builtin_nan("");
  double r = __builtin_fabs(x - 2 * __builtin_rint(x * 0.5));
  if (r == 0.5)
    return 0;
  return r < 0.25 ? __builtin_cos(PI * r) : r > 0.75 ? -__builtin_cos(PI * (1 - r)) : __builtin_sin(PI * (0.5 - r));
}

INLINE double power_of_positive(double x, double y) {
  if (is_nan(x) || is_nan(y) || x < 0)
    return __builtin_nan("");
  if (x == 0 && y == 0 || x == 1 && is_infinite(y) || is_infinite(x) && y == 0)
    return __builtin_nan("");
  return __builtin_pow(__builtin_fabs(x), y);
}

// The root, with one step of Newton's method because 1/n is not exact.
INLINE double positive_root(double x, int n) {
  double m = n < 0 ? -(double)n : n;
  double r = __builtin_pow(x, 1 / m);
  if (is_finite(r) && r != 0 && m > 1) {
    double power = __builtin_pow(r, m - 1);
    double step = (r - x / power) / m;
    if (is_finite(step) && __builtin_fabs(step) < r * 0x1p-20)
      r -= step;
  }
  return n < 0 ? 1 / r : r;
}

INLINE double root(double x, int n) {
  if (n == 0 || is_nan(x))
    return __builtin_nan("");
  bool is_odd = n & 1;
  if (x < 0 && !is_odd)
    return __builtin_nan("");
  double r = positive_root(__builtin_fabs(x), n);
  return is_odd ? __builtin_copysign(r, x) : r;
}

INLINE double lgamma_with_sign(double x, int *sign) {
  double result = c_lgamma_r(x, sign);
  if (x == 0 || x < 0 && x == __builtin_floor(x))
    *sign = 0;
  return result;
}

template <typename T> INLINE int exponent_of(T x) {
  if (is_nan(x))
    return __INT_MAX__;
  if (is_infinite(x))
    return __INT_MAX__;
  if (x == 0)
    return -__INT_MAX__ - 1;
  int exponent;
  __builtin_frexp((double)x, &exponent);
  return exponent - 1;
}

// The cube root, with one step of Newton's method: C libraries have errors of more than two units.
INLINE double cube_root(double x) {
  if (x == 0 || !is_finite(x))
    return __builtin_cbrt(x);
  // The third power of the root is a normal number, and so are the errors of its products.
  bool is_small = __builtin_fabs(x) < 0x1p-600, is_large = __builtin_fabs(x) > 0x1p600;
  double y = is_small ? x * 0x1p600 : is_large ? x * 0x1p-600 : x, r = __builtin_cbrt(y);
  double square = r * r, cube = square * r;
  double rest = cube - y + __builtin_fma(square, r, -cube) + __builtin_fma(r, r, -square) * r;
  r -= rest / (3 * square);
  return is_small ? r * 0x1p-200 : is_large ? r * 0x1p200 : r;
}

// The remainder, and the sign and the low seven bits of the quotient.
INLINE double remainder_of(double x, double y, int *quotient) {
  *quotient = 0;
  double divisor = __builtin_fabs(y);
  if (!is_finite(x) || is_nan(y) || y == 0)
    return __builtin_nan("");
  if (is_finite(y)) {
    double rest = __builtin_fabs(x), limit = divisor * 128;
    if (is_finite(limit))
      rest = __builtin_fmod(rest, limit);
    int count = (int)(rest / divisor);
    rest = __builtin_fma(-(double)count, divisor, rest);
    if (rest < 0) {
      --count;
      rest += divisor;
    } else if (rest >= divisor) {
      ++count;
      rest -= divisor;
    }
    double other = divisor - rest;
    count += rest > other || rest == other && (count & 1);
    *quotient = is_negative(x) != is_negative(y) ? -(count & 127) : count & 127;
  }
  return __builtin_remainder(x, y);
}

// The square of the length of a vector, or of the difference of two, divided by two to the power of twice `exponent`.
template <typename T> INLINE double scaled_square(const T *a, const T *b, int count, int *exponent) {
  double largest = 0;
  for (int i = 0; i < count; ++i) {
    double value = __builtin_fabs(b ? (double)a[i] - (double)b[i] : (double)a[i]);
    if (is_nan(value) || value > largest)
      largest = value;
    if (is_nan(value))
      break;
  }
  *exponent = 0;
  if (largest == 0 || !is_finite(largest))
    return is_infinite(largest) ? __builtin_inf() : largest;
  __builtin_frexp(largest, exponent);
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    double value = b ? (double)a[i] - (double)b[i] : (double)a[i];
    value = __builtin_ldexp(value, -*exponent);
    sum += value * value;
  }
  return sum;
}

template <typename T> INLINE double length_of(const T *a, const T *b, int count) {
  int exponent;
  double square = scaled_square(a, b, count, &exponent);
  if (square == 0 || !is_finite(square))
    return square;
  return __builtin_ldexp(__builtin_sqrt(square), exponent);
}

template <typename T> INLINE void normalize_to(T *result, const T *a, int count) {
  int exponent;
  double square = scaled_square(a, (const T *)nullptr, count, &exponent);
  if (square == 0 || is_nan(square)) {
    for (int i = 0; i < count; ++i)
      result[i] = square == 0 ? a[i] : (T)__builtin_nan("");
    return;
  }
  if (is_infinite(square)) {
    // As if infinite components were one and the others zero.
    double ones = 0;
    for (int i = 0; i < count; ++i)
      ones += is_infinite(a[i]);
    for (int i = 0; i < count; ++i)
      result[i] = is_infinite(a[i]) ? (T)__builtin_copysign(1 / __builtin_sqrt(ones), (double)a[i]) : (T)0;
    return;
  }
  double length = __builtin_sqrt(square);
  for (int i = 0; i < count; ++i)
    result[i] = (T)(__builtin_ldexp((double)a[i], -exponent) / length);
}

}  // namespace

#define UNARY(T, NAME, VALUE) \
  T NAME(T a) { double x = (double)a; return (T)(VALUE); }
#define BINARY(T, NAME, VALUE) \
  T NAME(T a, T b) { double x = (double)a, y = (double)b; return (T)(VALUE); }

#define ELEMENTARY(T) \
  UNARY(T, acos, __builtin_acos(x)) \
  UNARY(T, acosh, __builtin_acosh(x)) \
  UNARY(T, acospi, __builtin_acos(x) / PI) \
  UNARY(T, asin, __builtin_asin(x)) \
  UNARY(T, asinh, __builtin_asinh(x)) \
  UNARY(T, asinpi, __builtin_asin(x) / PI) \
  UNARY(T, atan, __builtin_atan(x)) \
  UNARY(T, atanh, __builtin_atanh(x)) \
  UNARY(T, atanpi, __builtin_atan(x) / PI) \
  BINARY(T, atan2, __builtin_atan2(x, y)) \
  BINARY(T, atan2pi, __builtin_atan2(x, y) / PI) \
  UNARY(T, cbrt, cube_root(x)) \
  UNARY(T, ceil, __builtin_ceil(x)) \
  BINARY(T, copysign, __builtin_copysign(x, y)) \
  UNARY(T, cos, __builtin_cos(x)) \
  UNARY(T, cosh, __builtin_cosh(x)) \
  UNARY(T, cospi, cosine_pi(x)) \
  UNARY(T, erf, __builtin_erf(x)) \
  UNARY(T, erfc, __builtin_erfc(x)) \
  UNARY(T, exp, __builtin_exp(x)) \
  UNARY(T, exp10, __builtin_exp10(x)) \
  UNARY(T, exp2, __builtin_exp2(x)) \
  UNARY(T, expm1, __builtin_expm1(x)) \
  UNARY(T, fabs, __builtin_fabs(x)) \
  BINARY(T, fdim, __builtin_fdim(x, y)) \
  UNARY(T, floor, __builtin_floor(x)) \
  BINARY(T, fmax, __builtin_fmax(x, y)) \
  BINARY(T, fmin, __builtin_fmin(x, y)) \
  BINARY(T, fmod, __builtin_fmod(x, y)) \
  BINARY(T, hypot, __builtin_hypot(x, y)) \
  UNARY(T, log, __builtin_log(x)) \
  UNARY(T, log10, __builtin_log10(x)) \
  UNARY(T, log1p, __builtin_log1p(x)) \
  UNARY(T, log2, __builtin_log2(x)) \
  UNARY(T, logb, __builtin_logb(x)) \
  T ldexp(T a, int n) { return (T)__builtin_ldexp((double)a, n); } \
  int ilogb(T a) { return exponent_of(a); } \
  T lgamma(T a) { int sign; return (T)c_lgamma_r((double)a, &sign); } \
  T lgamma_r(T a, int *sign) { return (T)lgamma_with_sign((double)a, sign); } \
  T mad(T a, T b, T c) { return a * b + c; } \
  BINARY(T, maxmag, __builtin_fabs(x) > __builtin_fabs(y)   ? x \
                    : __builtin_fabs(y) > __builtin_fabs(x) ? y \
                                                            : __builtin_fmax(x, y)) \
  BINARY(T, minmag, __builtin_fabs(x) < __builtin_fabs(y)   ? x \
                    : __builtin_fabs(y) < __builtin_fabs(x) ? y \
                                                            : __builtin_fmin(x, y)) \
  T modf(T a, T *whole) { \
    double x = (double)a, part = __builtin_trunc(x); \
    *whole = (T)part; \
    return (T)(is_infinite(x) ? __builtin_copysign(0.0, x) : __builtin_copysign(x - part, x)); \
  } \
  T frexp(T a, int *exponent) { \
    if (a == 0 || !is_finite(a)) { \
      *exponent = 0; \
      return a; \
    } \
    return (T)__builtin_frexp((double)a, exponent); \
  } \
  T fract(T a, T *whole) { \
    double x = (double)a; \
    *whole = (T)__builtin_floor(x); \
    if (is_infinite(x)) \
      return (T)__builtin_copysign(0.0, x); \
    T largest = next_below((T)1), part = (T)(x - __builtin_floor(x)); \
    return x == 0 ? a : part > largest ? largest : part; \
  } \
  T nextafter(T a, T b) { \
    if (is_nan(a) || is_nan(b)) \
      return a + b; \
    return a == b ? b : a < b ? next_above(a) : next_below(a); \
  } \
  BINARY(T, pow, __builtin_pow(x, y)) \
  T pown(T a, int n) { return (T)__builtin_pow((double)a, (double)n); } \
  BINARY(T, powr, power_of_positive(x, y)) \
  T rootn(T a, int n) { return (T)root((double)a, n); } \
  BINARY(T, remainder, __builtin_remainder(x, y)) \
  T remquo(T a, T b, int *quotient) { return (T)remainder_of((double)a, (double)b, quotient); } \
  UNARY(T, rint, __builtin_rint(x)) \
  UNARY(T, round, __builtin_round(x)) \
  UNARY(T, rsqrt, 1 / __builtin_sqrt(x)) \
  UNARY(T, sin, __builtin_sin(x)) \
  T sincos(T a, T *cosine) { \
    *cosine = (T)__builtin_cos((double)a); \
    return (T)__builtin_sin((double)a); \
  } \
  UNARY(T, sinh, __builtin_sinh(x)) \
  UNARY(T, sinpi, sine_pi(x)) \
  UNARY(T, sqrt, __builtin_sqrt(x)) \
  UNARY(T, tan, __builtin_tan(x)) \
  UNARY(T, tanh, __builtin_tanh(x)) \
  UNARY(T, tanpi, sine_pi(x) / cosine_pi(x)) \
  UNARY(T, tgamma, __builtin_tgamma(x)) \
  UNARY(T, trunc, __builtin_trunc(x))

FOR_FLOATS(ELEMENTARY)

double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
// Exact: no sum of a product of two halves and a half that 53 bits cannot hold is near the middle of two halves.
half fma(half a, half b, half c) { return (half)__builtin_fma((double)a, (double)b, (double)c); }

half nan(ushort code) { return as<half>((ushort)(0x7e00 | code)); }
half nan(short code) { return nan((ushort)code); }
float nan(uint code) { return as<float>(0x7fc00000 | code); }
float nan(int code) { return nan((uint)code); }
double nan(ulong code) { return as<double>(0x7ff8000000000000 | code); }
double nan(long code) { return nan((ulong)code); }

// The functions with lower bounds on accuracy are as accurate as the others.
#define SHORTCUTS(T, PREFIX) \
  UNARY(T, PREFIX##_cos, __builtin_cos(x)) \
  BINARY(T, PREFIX##_divide, x / y) \
  UNARY(T, PREFIX##_exp, __builtin_exp(x)) \
  UNARY(T, PREFIX##_exp10, __builtin_exp10(x)) \
  UNARY(T, PREFIX##_exp2, __builtin_exp2(x)) \
  UNARY(T, PREFIX##_log, __builtin_log(x)) \
  UNARY(T, PREFIX##_log10, __builtin_log10(x)) \
  UNARY(T, PREFIX##_log2, __builtin_log2(x)) \
  BINARY(T, PREFIX##_powr, power_of_positive(x, y)) \
  UNARY(T, PREFIX##_recip, 1 / x) \
  UNARY(T, PREFIX##_rsqrt, 1 / __builtin_sqrt(x)) \
  UNARY(T, PREFIX##_sin, __builtin_sin(x)) \
  UNARY(T, PREFIX##_sqrt, __builtin_sqrt(x)) \
  UNARY(T, PREFIX##_tan, __builtin_tan(x))

SHORTCUTS(float, half)
SHORTCUTS(half, native)
SHORTCUTS(float, native)
SHORTCUTS(double, native)

#define COMMON(T) \
  BINARY(T, max, x < y ? y : x) \
  BINARY(T, min, y < x ? y : x) \
  T clamp(T a, T low, T high) { return (T)__builtin_fmin(__builtin_fmax((double)a, (double)low), (double)high); } \
  UNARY(T, degrees, x * (180 / PI)) \
  UNARY(T, radians, x * (PI / 180)) \
  T mix(T a, T b, T c) { return (T)((double)a + ((double)b - (double)a) * (double)c); } \
  BINARY(T, step, y < x ? 0.0 : 1.0) \
  T smoothstep(T low, T high, T a) { \
    double t = ((double)a - (double)low) / ((double)high - (double)low); \
    t = __builtin_fmin(__builtin_fmax(t, 0.0), 1.0); \
    return (T)(t * t * (3 - 2 * t)); \
  } \
  UNARY(T, sign, is_nan(x) ? 0.0 : x > 0 ? 1.0 : x < 0 ? -1.0 : x)

FOR_FLOATS(COMMON)

#define GEOMETRIC(T) \
  T dot(const T *a, int count, const T *b, int) { \
    double sum = 0; \
    for (int i = 0; i < count; ++i) \
      sum += (double)a[i] * (double)b[i]; \
    return (T)sum; \
  } \
  T dot(T a, T b) { return a * b; } \
  void cross(void *memory, int count, const T *a, int, const T *b, int) { \
    T *result = (T *)memory; \
    for (int i = 0; i < 3; ++i) { \
      int j = (i + 1) % 3, k = (i + 2) % 3; \
      result[i] = (T)((double)a[j] * (double)b[k] - (double)a[k] * (double)b[j]); \
    } \
    if (count == 4) \
      result[3] = 0; \
  } \
  T length(const T *a, int count) { return (T)length_of(a, (const T *)nullptr, count); } \
  T length(T a) { return (T)__builtin_fabs((double)a); } \
  T distance(const T *a, int count, const T *b, int) { return (T)length_of(a, b, count); } \
  T distance(T a, T b) { return (T)__builtin_fabs((double)a - (double)b); } \
  void normalize(void *result, int count, const T *a, int) { normalize_to((T *)result, a, count); } \
  T normalize(T a) { \
    T result; \
    normalize_to(&result, &a, 1); \
    return result; \
  } \
  T fast_length(const T *a, int count) { return length(a, count); } \
  T fast_length(T a) { return length(a); } \
  T fast_distance(const T *a, int count, const T *b, int other) { return distance(a, count, b, other); } \
  T fast_distance(T a, T b) { return distance(a, b); } \
  void fast_normalize(void *result, int count, const T *a, int) { normalize_to((T *)result, a, count); } \
  T fast_normalize(T a) { return normalize(a); }

FOR_FLOATS(GEOMETRIC)
