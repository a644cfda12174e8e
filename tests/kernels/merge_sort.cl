// Sorting 64-bit keys by merging: short runs by insertion, then each key finds its place in the other run by bisection.

#define RUN 8

static bool is_before(long a, long b, bool is_descending)
{
    return is_descending ? a > b : a < b;
}

/// Runs of eight, each by one work-item.
kernel void sort_runs(global long *keys, uint length, uint is_descending)
{
    uint first = get_global_id(0) * RUN, end = min(first + RUN, length);
    long own[RUN];
    uint count = 0;
    for (uint i = first; i < end; i++) {
        long key = keys[i];
        uint place = count++;
        while (place > 0 && is_before(key, own[place - 1], is_descending)) {
            own[place] = own[place - 1];
            place--;
        }
        own[place] = key;
    }
    for (uint i = 0; i < count; i++)
        keys[first + i] = own[i];
}

/// How many of `count` keys come before `key`; of equal ones only if `with_equal`.
static uint rank(global const long *keys, uint count, long key, bool is_descending, bool with_equal)
{
    uint low = 0, high = count;
    while (low < high) {
        uint middle = (low + high) / 2;
        bool is_less = is_before(keys[middle], key, is_descending) || (with_equal && keys[middle] == key);
        low = is_less ? middle + 1 : low;
        high = is_less ? high : middle;
    }
    return low;
}

/// Two neighbouring runs become one, each work-item moves one key.
kernel void merge(global const long *from, global long *to, uint length, uint run, uint is_descending)
{
    uint i = get_global_id(0);
    if (i >= length)
        return;
    uint pair = i / (2 * run) * 2 * run;
    bool is_second = i - pair >= run;
    uint other = is_second ? pair : min(pair + run, length);
    uint other_end = is_second ? pair + run : min(pair + 2 * run, length);
    uint before = rank(from + other, other_end - other, from[i], is_descending, is_second);
    to[pair + (i - pair) % run + before] = from[i];
}

/// The number of neighbours in the wrong order.
kernel void disorder(global const long *keys, volatile global uint *count, uint is_descending)
{
    size_t i = get_global_id(0);
    if (is_before(keys[i + 1], keys[i], is_descending))
        atomic_inc(count);
}
