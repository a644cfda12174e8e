// Device code of a HIP program, without HIP's own headers: what they map to OpenCL's builtins is declared here.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

// OpenCL C's get_global_id and so on, by their mangled names; the names are as long for HIP's compiler.
extern "C" {
__device__ unsigned long _Z13get_global_idj(unsigned);
__device__ unsigned long _Z12get_local_idj(unsigned);
__device__ unsigned long _Z12get_group_idj(unsigned);
__device__ unsigned long _Z14get_local_sizej(unsigned);
__device__ unsigned long _Z14get_num_groupsj(unsigned);
__device__ void _Z7barrierj(unsigned) __attribute__((convergent));
__device__ float _Z4sqrtf(float);
}

struct dim {
  template <int d> static __device__ unsigned thread() { return _Z12get_local_idj(d); }
  template <int d> static __device__ unsigned block() { return _Z12get_group_idj(d); }
  template <int d> static __device__ unsigned block_size() { return _Z14get_local_sizej(d); }
};

static __device__ void sync_threads() { _Z7barrierj(1); }

struct float4 {
  float x, y, z, w;
  __device__ float4 operator+(const float4 &o) const { return {x + o.x, y + o.y, z + o.z, w + o.w}; }
  __device__ float4 operator*(float s) const { return {x * s, y * s, z * s, w * s}; }
  __device__ float length() const { return _Z4sqrtf(x * x + y * y + z * z + w * w); }
};

// Vectors as structures, by value and through pointers.
extern "C" __global__ void advance(float4 *place, const float4 *speed, float *length, float time, int count) {
  int i = dim::block<0>() * dim::block_size<0>() + dim::thread<0>();
  if (i >= count)
    return;
  float4 moved = place[i] + speed[i] * time;
  place[i] = moved;
  length[i] = moved.length();
}

// A sum in shared memory, tile after tile.
extern "C" __global__ void block_sums(const int *in, int *out) {
  __shared__ int tile[64];
  unsigned at = dim::thread<0>();
  tile[at] = in[_Z13get_global_idj(0)];
  sync_threads();
  for (unsigned half = dim::block_size<0>() / 2; half > 0; half /= 2) {
    if (at < half)
      tile[at] += tile[at + half];
    sync_threads();
  }
  if (at == 0)
    out[dim::block<0>()] = tile[0];
}

// A transposition by tiles, with a column of padding; and a table in constant memory.
static constexpr int side = 8;
__constant__ int weights[side] = {1, -2, 3, -5, 7, -11, 13, -17};

extern "C" __global__ void transpose(const int *in, int *out, int width, int height) {
  __shared__ int tile[side][side + 1];
  int x = dim::block<0>() * side + dim::thread<0>(), y = dim::block<1>() * side + dim::thread<1>();
  tile[dim::thread<1>()][dim::thread<0>()] = in[y * width + x] * weights[x % side];
  sync_threads();
  int u = dim::block<1>() * side + dim::thread<0>(), v = dim::block<0>() * side + dim::thread<1>();
  out[v * height + u] = tile[dim::thread<0>()][dim::thread<1>()];
}

// Atomic operations on memory of any kind.
template <typename T> static __device__ void add_to(T *place, T value) {
  __scoped_atomic_fetch_add(place, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}

extern "C" __global__ void count_digits(const unsigned long *in, unsigned *counts) {
  __shared__ unsigned own[10];
  unsigned at = dim::thread<0>();
  if (at < 10)
    own[at] = 0;
  sync_threads();
  for (unsigned long rest = in[_Z13get_global_idj(0)]; rest != 0; rest /= 10)
    add_to(&own[rest % 10], 1u);
  sync_threads();
  if (at < 10)
    add_to(&counts[at], own[at]);
}
