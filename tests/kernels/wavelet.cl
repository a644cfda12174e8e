// The 5/3 wavelet by lifting, with integers, so that the way back gives exactly what went in; and a threshold between.

#define MOST 128

/// A place mirrored at the ends.
static int mirrored(int place, int count)
{
    place = abs(place);
    return place < count ? place : 2 * (count - 1) - place;
}

static void split(local int *row, local int *spare, int count)
{
    int i = get_local_id(0);
    bool is_odd = i < count && i % 2 == 1, is_even = i < count && i % 2 == 0;
    if (is_odd)
        row[i] -= (row[i - 1] + row[mirrored(i + 1, count)]) >> 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_even && count > 1)
        row[i] += (row[mirrored(i - 1, count)] + row[mirrored(i + 1, count)] + 2) >> 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < count)
        spare[i % 2 == 0 ? i / 2 : (count + 1) / 2 + i / 2] = row[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < count)
        row[i] = spare[i];
    barrier(CLK_LOCAL_MEM_FENCE);
}

static void merge(local int *row, local int *spare, int count)
{
    int i = get_local_id(0);
    bool is_odd = i < count && i % 2 == 1, is_even = i < count && i % 2 == 0;
    if (i < count)
        spare[i] = row[i % 2 == 0 ? i / 2 : (count + 1) / 2 + i / 2];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < count)
        row[i] = spare[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_even && count > 1)
        row[i] -= (row[mirrored(i - 1, count)] + row[mirrored(i + 1, count)] + 2) >> 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_odd)
        row[i] += (row[i - 1] + row[mirrored(i + 1, count)]) >> 1;
    barrier(CLK_LOCAL_MEM_FENCE);
}

/// Each group a row; each level takes the lower half of the one before.
kernel void analyse(global int *values, int length, int levels)
{
    local int row[MOST], spare[MOST];
    int i = get_local_id(0);
    global int *own = values + get_group_id(0) * length;
    if (i < length)
        row[i] = own[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int level = 0, count = length; level < levels; level++, count = (count + 1) / 2)
        split(row, spare, count);
    if (i < length)
        own[i] = row[i];
}

kernel void synthesise(global int *values, int length, int levels)
{
    local int row[MOST], spare[MOST];
    int i = get_local_id(0);
    global int *own = values + get_group_id(0) * length;
    if (i < length)
        row[i] = own[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int level = levels - 1; level >= 0; level--) {
        int count = length;
        for (int above = 0; above < level; above++)
            count = (count + 1) / 2;
        merge(row, spare, count);
    }
    if (i < length)
        own[i] = row[i];
}
