// Each work-group multiplies and adds up its part of two vectors in local memory; the host adds up the groups.
kernel void dot_product(global const float *a, global const float *b, uint count, local float *partial,
                        global float *sums) {
  uint at = get_global_id(0);
  uint lane = get_local_id(0);
  partial[lane] = at < count ? a[at] * b[at] : 0.0f;
  for (uint width = get_local_size(0) / 2; width > 0; width /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < width)
      partial[lane] += partial[lane + width];
  }
  if (lane == 0)
    sums[get_group_id(0)] = partial[0];
}
