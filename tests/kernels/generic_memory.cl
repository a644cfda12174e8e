// Helpers that take pointers to any memory: the same code runs on global, local and private data.

typedef struct {
    int low;
    int high;
} Range;

static int fold(const int *values, int count, Range *range)
{
    int sum = 0;
    for (int i = 0; i < count; ++i) {
        sum += values[i];
        range->low = min(range->low, values[i]);
        range->high = max(range->high, values[i]);
    }
    return sum;
}

static void reverse(int *values, int count)
{
    for (int i = 0; i < count / 2; ++i) {
        int kept = values[i];
        values[i] = values[count - 1 - i];
        values[count - 1 - i] = kept;
    }
}

static int *pick(int *a, int *b, bool first)
{
    return first ? a : b;
}

kernel void fold_everywhere(global int *data, global int *results, local int *shared_copy, int count)
{
    size_t group = get_group_id(0);
    global int *mine = data + group * count;
    int own[8];
    for (int i = get_local_id(0); i < count; i += get_local_size(0))
        shared_copy[i] = mine[i] * 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) != 0)
        return;

    for (int i = 0; i < 8; ++i)
        own[i] = mine[i % count] ^ i;
    Range range = { INT_MAX, INT_MIN };
    global int *row = results + group * 6;
    row[0] = fold(mine, count, &range);
    row[1] = fold(shared_copy, count, &range);
    row[2] = fold(own, 8, &range);
    row[3] = range.low;
    row[4] = range.high;

    int *chosen = pick(own, shared_copy, group % 2 == 0);
    reverse(chosen, 8);
    reverse(mine, count);
    row[5] = chosen[0] - chosen[7] + own[3] + shared_copy[count - 1];
}
