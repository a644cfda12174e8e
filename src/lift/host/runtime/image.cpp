// Images and samplers (OpenCL C 6.15.15, OpenCL 3.0 API 8): an image is a pointer to a structure of the caller, a sampler a
// number.
#include "common.h"

// An image, as the header for callers declares it. Sizes that the kind of the image does not have are ignored.
struct spirv_image {
  void *texels;
  size_t width, height, depth, layers;
  // The number of bytes from one row, and from one slice or layer, to the next one; zero if nothing is between them.
  size_t row_pitch, slice_pitch;
  // CL_RGBA, CL_FLOAT and so on.
  uint channel_order, channel_type;
};

struct ocl_sampler {
  void *bits;
};

namespace {

enum { normalized = 1, addressing = 14, to_edge = 2, to_border = 4, repeated = 6, mirrored = 8, linear = 0x20 };

enum Order : uint {
  order_r = 0x10b0, order_a, order_rg, order_ra, order_rgb, order_rgba, order_bgra, order_argb, order_intensity,
  order_luminance, order_rx, order_rgx, order_rgbx, order_depth, order_depth_stencil, order_srgb, order_srgbx,
  order_srgba, order_sbgra, order_abgr
};

enum Channel : uint {
  snorm_8 = 0x10d0, snorm_16, unorm_8, unorm_16, unorm_565, unorm_555, unorm_101010, signed_8, signed_16, signed_32,
  unsigned_8, unsigned_16, unsigned_32, channel_half, channel_float, unorm_24, unorm_101010_2
};

// The places of an order's channels among red, green, blue and alpha, four bits each, the first channel lowest.
INLINE uint places(uint order, uint *count) {
  switch (order) {
  case order_a: *count = 1; return 0x3;
  case order_rg: case order_rgx: *count = 2; return 0x10;
  case order_ra: *count = 2; return 0x30;
  case order_rgb: case order_rgbx: case order_srgb: case order_srgbx: *count = 3; return 0x210;
  case order_rgba: case order_srgba: *count = 4; return 0x3210;
  case order_bgra: case order_sbgra: *count = 4; return 0x3012;
  case order_argb: *count = 4; return 0x2103;
  case order_abgr: *count = 4; return 0x0123;
  default: *count = 1; return 0x0;
  }
}

INLINE bool has_alpha(uint order) {
  switch (order) {
  case order_a: case order_ra: case order_rgba: case order_bgra: case order_argb: case order_intensity: case order_rx:
  case order_rgx: case order_rgbx: case order_srgbx: case order_srgba: case order_sbgra: case order_abgr: return true;
  default: return false;
  }
}

INLINE bool is_packed(uint channel) {
  return channel == unorm_565 || channel == unorm_555 || channel == unorm_101010 || channel == unorm_101010_2;
}

INLINE size_t channel_size(uint channel) {
  switch (channel) {
  case snorm_8: case unorm_8: case signed_8: case unsigned_8: return 1;
  case signed_32: case unsigned_32: case channel_float: case unorm_24: case unorm_101010: case unorm_101010_2: return 4;
  default: return 2;
  }
}

INLINE size_t texel_size(const spirv_image *image) {
  uint count;
  places(image->channel_order, &count);
  // The channel that is left out after the last one has its place in memory.
  if (image->channel_order == order_rgx || image->channel_order == order_rgbx || image->channel_order == order_srgbx)
    ++count;
  return is_packed(image->channel_type) ? channel_size(image->channel_type) : count * channel_size(image->channel_type);
}

INLINE uchar *texel(const spirv_image *image, size_t x, size_t y, size_t z, size_t rows) {
  size_t row = image->row_pitch ? image->row_pitch : image->width * texel_size(image);
  size_t slice = image->slice_pitch ? image->slice_pitch : row * rows;
  return (uchar *)image->texels + z * slice + y * row + x * texel_size(image);
}

template <typename T> INLINE T loaded(const uchar *from) {
  T value;
  __builtin_memcpy(&value, from, sizeof(T));
  return value;
}

INLINE double unpacked(uint word, uint shift, uint width) {
  uint mask = (1u << width) - 1;
  return (double)(word >> shift & mask) / mask;
}

// A channel as a number: an integer if the format is one of integers.
double channel_value(const spirv_image *image, const uchar *from, uint index) {
  uint type = image->channel_type;
  switch (type) {
  case unorm_565: return unpacked(loaded<ushort>(from), index == 0 ? 11 : index == 1 ? 5 : 0, index == 1 ? 6 : 5);
  case unorm_555: return unpacked(loaded<ushort>(from), 10 - 5 * index, 5);
  case unorm_101010: return unpacked(loaded<uint>(from), 20 - 10 * index, 10);
  case unorm_101010_2: return index == 3 ? unpacked(loaded<uint>(from), 0, 2) : unpacked(loaded<uint>(from), 22 - 10 * index, 10);
  case unorm_24: return unpacked(loaded<uint>(from), 0, 24);
  default: break;
  }
  from += index * channel_size(type);
  switch (type) {
  case snorm_8: return __builtin_fmax((double)loaded<char>(from) / 127, -1);
  case snorm_16: return __builtin_fmax((double)loaded<short>(from) / 32767, -1);
  case unorm_8: return (double)loaded<uchar>(from) / 255;
  case unorm_16: return (double)loaded<ushort>(from) / 65535;
  case signed_8: return loaded<char>(from);
  case signed_16: return loaded<short>(from);
  case signed_32: return loaded<int>(from);
  case unsigned_8: return loaded<uchar>(from);
  case unsigned_16: return loaded<ushort>(from);
  case unsigned_32: return loaded<uint>(from);
  case channel_half: return (double)loaded<half>(from);
  default: return loaded<float>(from);
  }
}

INLINE double from_srgb(double value) {
  return value <= 0.04045 ? value / 12.92 : __builtin_pow((value + 0.055) / 1.055, 2.4);
}

INLINE double to_srgb(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * __builtin_pow(value, 1 / 2.4) - 0.055;
}

INLINE bool is_srgb(uint order) {
  return order == order_srgb || order == order_srgbx || order == order_srgba || order == order_sbgra;
}

void texel_values(const spirv_image *image, const uchar *from, double *values) {
  uint count, order = image->channel_order, list = places(order, &count);
  values[0] = values[1] = values[2] = 0;
  values[3] = 1;
  for (uint i = 0; i < count; ++i)
    values[list >> 4 * i & 15] = channel_value(image, from, i);
  if (order == order_intensity || order == order_luminance)
    values[1] = values[2] = values[0];
  if (order == order_intensity)
    values[3] = values[0];
  if (is_srgb(order))
    for (uint i = 0; i < 3; ++i)
      values[i] = from_srgb(values[i]);
}

// What the kind of an image has.
struct Kind {
  // The coordinates inside a layer.
  uint dimensions;
  bool is_array;
};

const Kind LINE = {1, false}, LINES = {1, true}, PLANE = {2, false}, PLANES = {2, true}, VOLUME = {3, false};

struct Sizes {
  size_t of[3];
  size_t rows;
};

INLINE Sizes sizes(const spirv_image *image, Kind kind) {
  Sizes sizes = {{image->width, 1, 1}, 1};
  if (kind.dimensions > 1)
    sizes.of[1] = sizes.rows = image->height;
  if (kind.dimensions > 2)
    sizes.of[2] = image->depth;
  return sizes;
}

// Returns the place in a dimension, or -1 for the border.
INLINE long addressed(long at, size_t size, size_t bits) {
  long last = (long)size - 1;
  switch (bits & addressing) {
  case to_border: return at < 0 || at > last ? -1 : at;
  case repeated: return at < 0 ? at + (long)size : at > last ? at - (long)size : at;
  default: return at < 0 ? 0 : at > last ? last : at;
  }
}

void fetch(const spirv_image *image, Kind kind, const long *at, long layer, double *values) {
  Sizes have = sizes(image, kind);
  for (uint d = 0; d < kind.dimensions; ++d)
    if (at[d] < 0 || at[d] >= (long)have.of[d]) {
      values[0] = values[1] = values[2] = 0;
      values[3] = has_alpha(image->channel_order) ? 0 : 1;
      return;
    }
  size_t z = kind.is_array ? (size_t)layer : (size_t)at[2];
  texel_values(image, texel(image, (size_t)at[0], (size_t)at[1], z, have.rows), values);
}

// A coordinate in texels; those that repeat are in the first copy of the image.
INLINE double in_texels(double coordinate, size_t size, size_t bits) {
  if (!(bits & normalized))
    return coordinate;
  if ((bits & addressing) == repeated)
    return (coordinate - __builtin_floor(coordinate)) * size;
  if ((bits & addressing) == mirrored)
    return __builtin_fabs(coordinate - 2 * __builtin_rint(0.5 * coordinate)) * size;
  return coordinate * size;
}

void sample(const spirv_image *image, Kind kind, size_t bits, const double *coordinates, double *values) {
  Sizes have = sizes(image, kind);
  long layer = 0;
  if (kind.is_array) {
    double wanted = __builtin_rint(coordinates[kind.dimensions]);
    double last = (double)image->layers - 1;
    layer = (long)(wanted < 0 || is_nan(wanted) ? 0 : wanted > last ? last : wanted);
  }
  long low[3] = {0, 0, 0};
  double share[3] = {0, 0, 0};
  bool is_linear = bits & linear;
  for (uint d = 0; d < kind.dimensions; ++d) {
    double at = in_texels(coordinates[d], have.of[d], bits) - (is_linear ? 0.5 : 0);
    // Far outside is outside.
    at = __builtin_fmin(__builtin_fmax(at, -0x1p40), 0x1p40);
    low[d] = (long)__builtin_floor(at);
    share[d] = at - __builtin_floor(at);
  }
  if (!is_linear) {
    long at[3] = {0, 0, 0};
    for (uint d = 0; d < kind.dimensions; ++d)
      at[d] = addressed(low[d], have.of[d], bits);
    return fetch(image, kind, at, layer, values);
  }
  double sum[4] = {0, 0, 0, 0};
  for (uint corner = 0; corner < 1u << kind.dimensions; ++corner) {
    long at[3] = {0, 0, 0};
    double weight = 1;
    for (uint d = 0; d < kind.dimensions; ++d) {
      bool is_high = corner >> d & 1;
      at[d] = addressed(low[d] + is_high, have.of[d], bits);
      weight *= is_high ? share[d] : 1 - share[d];
    }
    double own[4];
    fetch(image, kind, at, layer, own);
    for (uint i = 0; i < 4; ++i)
      sum[i] += weight == 0 ? 0 : weight * own[i];
  }
  for (uint i = 0; i < 4; ++i)
    values[i] = sum[i];
}

template <typename T> INLINE void stored(uchar *to, T value) { __builtin_memcpy(to, &value, sizeof(T)); }

// The nearest integer in a range.
INLINE double bounded(double value, double low, double high) {
  return is_nan(value) ? 0 : value < low ? low : value > high ? high : __builtin_roundeven(value);
}

void write_channel(const spirv_image *image, uchar *to, uint index, double value) {
  uint type = image->channel_type;
  if (is_packed(type)) {
    uint width = type == unorm_565 && index == 1 ? 6 : type == unorm_565 || type == unorm_555 ? 5 : 10;
    uint shift = type == unorm_565        ? (index == 0 ? 11 : index == 1 ? 5 : 0)
                 : type == unorm_555      ? 10 - 5 * index
                 : type == unorm_101010   ? 20 - 10 * index
                 : index == 3             ? 0
                                          : 22 - 10 * index;
    if (type == unorm_101010_2 && index == 3)
      width = 2;
    uint mask = (1u << width) - 1, bits = (uint)bounded(value * mask, 0, mask);
    if (channel_size(type) == 2)
      stored(to, (ushort)((loaded<ushort>(to) & ~(mask << shift)) | bits << shift));
    else
      stored(to, (loaded<uint>(to) & ~(mask << shift)) | bits << shift);
    return;
  }
  to += index * channel_size(type);
  switch (type) {
  case snorm_8: stored(to, (char)bounded(value * 127, -128, 127)); break;
  case snorm_16: stored(to, (short)bounded(value * 32767, -32768, 32767)); break;
  case unorm_8: stored(to, (uchar)bounded(value * 255, 0, 255)); break;
  case unorm_16: stored(to, (ushort)bounded(value * 65535, 0, 65535)); break;
  case unorm_24: stored(to, (uint)bounded(value * 0xffffff, 0, 0xffffff)); break;
  case signed_8: stored(to, (char)bounded(value, -128, 127)); break;
  case signed_16: stored(to, (short)bounded(value, -32768, 32767)); break;
  case signed_32: stored(to, (int)value); break;
  case unsigned_8: stored(to, (uchar)bounded(value, 0, 255)); break;
  case unsigned_16: stored(to, (ushort)bounded(value, 0, 65535)); break;
  case unsigned_32: stored(to, (uint)value); break;
  case channel_half: stored(to, (half)value); break;
  default: stored(to, (float)value); break;
  }
}

// Writes a texel; one outside of the image is not written.
void write(const spirv_image *image, Kind kind, const int *at, const double *values) {
  Sizes have = sizes(image, kind);
  for (uint d = 0; d < kind.dimensions; ++d)
    if (at[d] < 0 || (size_t)at[d] >= have.of[d])
      return;
  size_t z = 0;
  if (kind.is_array) {
    int layer = at[kind.dimensions];
    if (layer < 0 || (size_t)layer >= image->layers)
      return;
    z = (size_t)layer;
  } else if (kind.dimensions > 2) {
    z = (size_t)at[2];
  }
  uchar *to = texel(image, (size_t)at[0], kind.dimensions > 1 ? (size_t)at[1] : 0, z, have.rows);
  uint count, list = places(image->channel_order, &count);
  for (uint i = 0; i < count; ++i)
    if (uint place = list >> 4 * i & 15; place < 3 && is_srgb(image->channel_order))
      write_channel(image, to, i, to_srgb(values[place]));
    else
      write_channel(image, to, i, values[place]);
}

template <typename T> INLINE void read(T *result, const spirv_image *image, Kind kind, size_t bits, const double *at) {
  double values[4];
  sample(image, kind, bits, at, values);
  for (uint i = 0; i < 4; ++i)
    result[i] = (T)values[i];
}

template <typename C> INLINE void widened(double *to, const C *from, Kind kind) {
  for (uint d = 0; d < kind.dimensions + kind.is_array; ++d)
    to[d] = from[d];
}

}  // namespace

extern "C" ocl_sampler __translate_sampler_initializer(int bits) { return {(void *)(size_t)bits}; }

// A coordinate has at least as many components as the kind needs; one component is a number instead of a vector.
#define SAMPLED(IMAGE, KIND, SUFFIX, T, C) \
  void read_image##SUFFIX(void *result, int, IMAGE image, ocl_sampler sampler, const C *at, int) { \
    double coordinates[4]; \
    widened(coordinates, at, KIND); \
    read((T *)result, image.pointer, KIND, (size_t)sampler.bits, coordinates); \
  } \
  void read_image##SUFFIX(void *result, int count, IMAGE image, ocl_sampler sampler, C at) { \
    read_image##SUFFIX(result, count, image, sampler, &at, 1); \
  }
#define FETCHED(IMAGE, KIND, SUFFIX, T) \
  void read_image##SUFFIX(void *result, int count, IMAGE image, const int *at, int length) { \
    read_image##SUFFIX(result, count, image, ocl_sampler{0}, at, length); \
  } \
  void read_image##SUFFIX(void *result, int count, IMAGE image, int at) { \
    read_image##SUFFIX(result, count, image, ocl_sampler{0}, &at, 1); \
  }
#define READ(IMAGE, KIND, SUFFIX, T) \
  SAMPLED(IMAGE, KIND, SUFFIX, T, int) SAMPLED(IMAGE, KIND, SUFFIX, T, float) FETCHED(IMAGE, KIND, SUFFIX, T)
#define WRITTEN(IMAGE, KIND, SUFFIX, T) \
  void write_image##SUFFIX(IMAGE image, const int *at, int, const T *color, int) { \
    double values[4] = {(double)color[0], (double)color[1], (double)color[2], (double)color[3]}; \
    write(image.pointer, KIND, at, values); \
  } \
  void write_image##SUFFIX(IMAGE image, int at, const T *color, int count) { \
    write_image##SUFFIX(image, &at, 1, color, count); \
  }
#define READS(IMAGE, KIND) \
  READ(IMAGE, KIND, f, float) READ(IMAGE, KIND, h, half) READ(IMAGE, KIND, i, int) READ(IMAGE, KIND, ui, uint)
#define WRITES(IMAGE, KIND) \
  WRITTEN(IMAGE, KIND, f, float) WRITTEN(IMAGE, KIND, h, half) WRITTEN(IMAGE, KIND, i, int) \
  WRITTEN(IMAGE, KIND, ui, uint)
#define QUERIES(IMAGE) \
  int get_image_width(IMAGE image) { return (int)image.pointer->width; } \
  int get_image_height(IMAGE image) { return (int)image.pointer->height; } \
  int get_image_depth(IMAGE image) { return (int)image.pointer->depth; } \
  size_t get_image_array_size(IMAGE image) { return image.pointer->layers; } \
  int get_image_channel_data_type(IMAGE image) { return (int)image.pointer->channel_type; } \
  int get_image_channel_order(IMAGE image) { return (int)image.pointer->channel_order; } \
  void get_image_dim(void *result, int count, IMAGE image) { \
    int dimensions[4] = {(int)image.pointer->width, (int)image.pointer->height, (int)image.pointer->depth, 0}; \
    __builtin_memcpy(result, dimensions, (size_t)count * sizeof(int)); \
  }
#define IMAGE(NAME, KIND) \
  struct ocl_##NAME##_ro { const spirv_image *pointer; }; \
  struct ocl_##NAME##_wo { const spirv_image *pointer; }; \
  struct ocl_##NAME##_rw { const spirv_image *pointer; }; \
  QUERIES(ocl_##NAME##_ro) QUERIES(ocl_##NAME##_wo) QUERIES(ocl_##NAME##_rw)
#define COLORED(NAME, KIND) \
  IMAGE(NAME, KIND) \
  READS(ocl_##NAME##_ro, KIND) READS(ocl_##NAME##_rw, KIND) WRITES(ocl_##NAME##_wo, KIND) WRITES(ocl_##NAME##_rw, KIND)

COLORED(image1d, LINE)
COLORED(image1d_buffer, LINE)
COLORED(image1d_array, LINES)
COLORED(image2d, PLANE)
COLORED(image2d_array, PLANES)
COLORED(image3d, VOLUME)

// Images of depths have one component.
#define DEPTH_SAMPLED(IMAGE, KIND, C) \
  float read_imagef(IMAGE image, ocl_sampler sampler, const C *at, int) { \
    double coordinates[4]; \
    float result[4]; \
    widened(coordinates, at, KIND); \
    read(result, image.pointer, KIND, (size_t)sampler.bits, coordinates); \
    return result[0]; \
  }
#define DEPTH_READS(IMAGE, KIND) \
  DEPTH_SAMPLED(IMAGE, KIND, int) DEPTH_SAMPLED(IMAGE, KIND, float) \
  float read_imagef(IMAGE image, const int *at, int count) { return read_imagef(image, ocl_sampler{0}, at, count); }
#define DEPTH_WRITES(IMAGE, KIND) \
  void write_imagef(IMAGE image, const int *at, int, float depth) { \
    double values[4] = {depth, 0, 0, 1}; \
    write(image.pointer, KIND, at, values); \
  }
#define DEPTHS(NAME, KIND) \
  IMAGE(NAME, KIND) \
  DEPTH_READS(ocl_##NAME##_ro, KIND) DEPTH_READS(ocl_##NAME##_rw, KIND) DEPTH_WRITES(ocl_##NAME##_wo, KIND) \
  DEPTH_WRITES(ocl_##NAME##_rw, KIND)
DEPTHS(image2d_depth, PLANE)
DEPTHS(image2d_array_depth, PLANES)
