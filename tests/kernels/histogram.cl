// Counting bytes in 256 bins: with local counters that are merged, and straight into global atomics.

#define BINS 256

kernel void count_local(global const uchar *input, volatile global uint *bins, uint count)
{
    volatile local uint mine[BINS];
    for (uint bin = get_local_id(0); bin < BINS; bin += get_local_size(0))
        mine[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
        atomic_inc(&mine[input[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint bin = get_local_id(0); bin < BINS; bin += get_local_size(0)) {
        uint value = mine[bin];
        if (value)
            atomic_add(&bins[bin], value);
    }
}

kernel void count_global(global const uchar *input, volatile global atomic_uint *bins, uint count)
{
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
        atomic_fetch_add_explicit(&bins[input[i]], 1u, memory_order_relaxed, memory_scope_device);
}

// In `statistics`: smallest, largest, exclusive or of all, and the sum of squares as the bits of a float.
kernel void collect(global const uchar *input, volatile global uint *statistics, uint count)
{
    uint i = get_global_id(0);
    if (i >= count)
        return;
    uint value = input[i];
    atomic_min(&statistics[0], value);
    atomic_max(&statistics[1], value);
    atomic_xor(&statistics[2], value << (i % 24));

    uint seen = statistics[3];
    for (;;) {
        uint wanted = as_uint(as_float(seen) + (float)(value * value));
        uint found = atomic_cmpxchg(&statistics[3], seen, wanted);
        if (found == seen)
            break;
        seen = found;
    }
}
