// Least significant digit first: four bits a pass, each pass a count, a scan and a stable scatter.

#define BITS 4
#define DIGITS (1 << BITS)
#define GROUP 32

typedef struct {
    uint key;
    uint value;
} Pair;

static uint digit_of(uint key, uint shift)
{
    return (key >> shift) & (DIGITS - 1);
}

/// How often each digit occurs in the block of each group; digit after digit, so that one scan places all.
kernel void count_digits(global const Pair *pairs, global uint *counts, uint length, uint shift)
{
    local uint histogram[DIGITS];
    uint item = get_local_id(0);
    if (item < DIGITS)
        histogram[item] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = get_global_id(0);
    if (at < length)
        atomic_inc(&histogram[digit_of(pairs[at].key, shift)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < DIGITS)
        counts[item * get_num_groups(0) + get_group_id(0)] = histogram[item];
}

/// Exclusive sums, by one work-item.
kernel void scan_counts(global uint *counts, uint length)
{
    uint sum = 0;
    for (uint i = 0; i < length; i++) {
        uint count = counts[i];
        counts[i] = sum;
        sum += count;
    }
}

/// Each pair goes behind those of its digit that come before it.
kernel void scatter(global const Pair *from, global Pair *to, global const uint *starts, uint length, uint shift)
{
    local uint digits[GROUP];
    uint item = get_local_id(0), at = get_global_id(0);
    Pair pair = { 0, 0 };
    if (at < length)
        pair = from[at];
    digits[item] = at < length ? digit_of(pair.key, shift) : DIGITS;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (at >= length)
        return;
    uint before = 0;
    for (uint i = 0; i < item; i++)
        before += digits[i] == digits[item];
    to[starts[digits[item] * get_num_groups(0) + get_group_id(0)] + before] = pair;
}
