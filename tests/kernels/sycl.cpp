// Device code in the shape of a SYCL program: kernels are classes that are passed by value, memory is shared with the
// host by its address, and SPIR-V's instructions are called by their names. Clang makes the entry points.

using size_t = decltype(sizeof(0));

[[gnu::pure]] size_t __spirv_BuiltInGlobalInvocationId(int dimension);
[[gnu::pure]] size_t __spirv_BuiltInLocalInvocationId(int dimension);
[[gnu::pure]] size_t __spirv_BuiltInWorkgroupId(int dimension);
[[gnu::pure]] size_t __spirv_BuiltInWorkgroupSize(int dimension);
[[gnu::pure]] size_t __spirv_BuiltInGlobalSize(int dimension);
[[clang::convergent]] void __spirv_ControlBarrier(int scope, int memory, int semantics) noexcept;
[[clang::convergent]] int __spirv_GroupNonUniformIAdd(unsigned scope, int operation, int value) noexcept;
[[clang::convergent]] int __spirv_GroupSMax(unsigned scope, int operation, int value) noexcept;
float __spirv_ocl_sqrt(float);
float __spirv_ocl_fma(float, float, float);

namespace device {

constexpr unsigned workgroup = 2, subgroup = 3;

template <typename Name, typename Kernel>
[[clang::sycl_kernel_entry_point(Name)]] void submit(Kernel kernel) {
  kernel();
}

// What a program reaches memory with: an address, and where it ends.
template <typename T> class accessor {
  T *data;
  size_t count;

public:
  T &operator[](size_t index) const { return data[index]; }
  size_t size() const { return count; }
};

struct id {
  size_t value;
  static id global() { return {__spirv_BuiltInGlobalInvocationId(0)}; }
  operator size_t() const { return value; }
};

inline void barrier() { __spirv_ControlBarrier(workgroup, workgroup, 0x110); }

template <typename T, int n> struct vec {
  T lane[n];

  template <typename F> constexpr vec map(F f) const {
    vec result{};
    for (int i = 0; i < n; ++i)
      result.lane[i] = f(lane[i]);
    return result;
  }
  constexpr T sum() const {
    T total{};
    for (T value : lane)
      total += value;
    return total;
  }
};

} // namespace device

using namespace device;

// out[i] = |a x[i] + y[i], x[i]|
struct norms {
  accessor<float> out;
  accessor<const float> x, y;
  float a;

  void operator()() const {
    for (size_t i = id::global(); i < out.size(); i += __spirv_BuiltInGlobalSize(0)) {
      vec<float, 2> point{__spirv_ocl_fma(a, x[i], y[i]), x[i]};
      out[i] = __spirv_ocl_sqrt(point.map([](float c) { return c * c; }).sum());
    }
  }
};

// The sum of each group's numbers by sub-groups and local memory, and their greatest.
__attribute__((opencl_local)) static int scratch[2];

struct sums {
  accessor<const int> in;
  accessor<int> totals, greatest;

  void operator()() const {
    bool first = __spirv_BuiltInLocalInvocationId(0) == 0;
    if (first)
      scratch[0] = scratch[1] = 0;
    barrier();
    int own = in[id::global()];
    // Each work-item adds what it has, and one of each sub-group counts what that has.
    int together = __spirv_GroupNonUniformIAdd(subgroup, 0, own);
    __scoped_atomic_fetch_add(&scratch[0], own, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    __scoped_atomic_fetch_max(&scratch[1], together, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    int most = __spirv_GroupSMax(workgroup, 0, own);
    barrier();
    if (first) {
      size_t group = __spirv_BuiltInWorkgroupId(0);
      totals[group] = scratch[0];
      greatest[group] = scratch[1] >= most ? most : -1;
    }
  }
};

// How often each of eight kinds occurs; its kind is how many of its bits are set, by four.
constexpr unsigned char kinds[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

template <int bits> struct kind_of {
  static unsigned of(unsigned number) {
    return kinds[number & 15] + kind_of<bits - 4>::of(number >> 4);
  }
};
template <> struct kind_of<0> {
  static unsigned of(unsigned) { return 0; }
};

// A function as an argument: nothing but calls of it comes of the pointer, even without optimisation.
static unsigned apply(unsigned (*function)(unsigned), unsigned number) { return function(number); }

struct histogram {
  accessor<const unsigned> in;
  accessor<unsigned> counts;

  void operator()() const {
    unsigned kind = apply(kind_of<32>::of, in[id::global()]) / 4;
    __scoped_atomic_fetch_add(&counts[kind < 8 ? kind : 7], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  }
};

// The remainder of a product of 128 bits, and its high half.
struct products {
  accessor<const unsigned long> a, b;
  accessor<unsigned long> high, rest;
  unsigned long modulus;

  void operator()() const {
    id i = id::global();
    unsigned __int128 product = (unsigned __int128)a[i] * b[i];
    high[i] = product >> 64;
    rest[i] = product % modulus;
  }
};

class norms_kernel;
class sums_kernel;
class histogram_kernel;
class products_kernel;

// On the host, these are the calls that start kernels.
void start(norms a, sums b, histogram c, products d) {
  submit<norms_kernel>(a);
  submit<sums_kernel>(b);
  submit<histogram_kernel>(c);
  submit<products_kernel>(d);
}
