// Exclusive prefix sum after Blelloch: blocks are scanned in local memory, their totals are scanned in turn, and the
// totals before a block are added to it.

// One empty word in every 32 keeps neighbours in different banks.
#define PLACE(i) ((i) + ((i) >> 5))

kernel void scan_blocks(global const uint *input, global uint *output, global uint *totals, local uint *tree,
                        uint count)
{
    uint lane = get_local_id(0);
    uint width = get_local_size(0) * 2;
    uint base = get_group_id(0) * width;
    for (uint i = lane; i < width; i += get_local_size(0))
        tree[PLACE(i)] = base + i < count ? input[base + i] : 0;

    uint reach = 1;
    for (uint active = width >> 1; active > 0; active >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < active) {
            uint left = reach * (2 * lane + 1) - 1;
            tree[PLACE(left + reach)] += tree[PLACE(left)];
        }
        reach <<= 1;
    }
    if (lane == 0) {
        totals[get_group_id(0)] = tree[PLACE(width - 1)];
        tree[PLACE(width - 1)] = 0;
    }
    for (uint active = 1; active < width; active <<= 1) {
        reach >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < active) {
            uint left = reach * (2 * lane + 1) - 1;
            uint before = tree[PLACE(left)];
            tree[PLACE(left)] = tree[PLACE(left + reach)];
            tree[PLACE(left + reach)] += before;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = lane; i < width; i += get_local_size(0))
        if (base + i < count)
            output[base + i] = tree[PLACE(i)];
}

kernel void add_offsets(global uint *output, global const uint *offsets, uint width, uint count)
{
    uint i = get_global_id(0);
    if (i < count)
        output[i] += offsets[i / width];
}
