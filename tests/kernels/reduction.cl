// Folding an array to a few numbers: every work-group folds what its work-items saw, in local memory.

kernel void sum(global const float *input, global float *sums, local float *scratch, uint count)
{
    uint lane = get_local_id(0);
    float total = 0.0f;
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
        total += input[i];
    scratch[lane] = total;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint width = get_local_size(0) / 2; width > 0; width /= 2) {
        if (lane < width)
            scratch[lane] += scratch[lane + width];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0)
        sums[get_group_id(0)] = scratch[0];
}

typedef struct {
    int low, high;
    uint low_at, high_at;
} Extremes;

static void merge(local Extremes *into, const local Extremes *from)
{
    if (from->low < into->low || (from->low == into->low && from->low_at < into->low_at)) {
        into->low = from->low;
        into->low_at = from->low_at;
    }
    if (from->high > into->high || (from->high == into->high && from->high_at < into->high_at)) {
        into->high = from->high;
        into->high_at = from->high_at;
    }
}

// Smallest and largest element with the first place of each.
kernel void extremes(global const int *input, global Extremes *results, local Extremes *scratch, uint count)
{
    uint lane = get_local_id(0);
    Extremes mine = { INT_MAX, INT_MIN, UINT_MAX, UINT_MAX };
    for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
        int value = input[i];
        if (value < mine.low) {
            mine.low = value;
            mine.low_at = i;
        }
        if (value > mine.high) {
            mine.high = value;
            mine.high_at = i;
        }
    }
    scratch[lane] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint width = get_local_size(0) / 2; width > 0; width /= 2) {
        if (lane < width)
            merge(&scratch[lane], &scratch[lane + width]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0)
        results[get_group_id(0)] = scratch[0];
}
