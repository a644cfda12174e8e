// What passes a test is packed together, by sub-groups: each sub-group counts, one of it fetches a place for all.

#pragma OPENCL EXTENSION cl_khr_subgroup_ballot : enable

typedef struct {
    uint number;
    float weight;
} Item;

static bool passes(Item item, float threshold)
{
    return item.weight > threshold && item.number % 3 != 0;
}

/// Packs the items; their order within a sub-group stays.
kernel void pack(global const Item *items, global Item *packed, volatile global uint *count, uint length, float threshold)
{
    uint at = get_global_id(0);
    Item item = { 0, 0.0f };
    if (at < length)
        item = items[at];
    uint is_in = at < length && passes(item, threshold);
    uint before = sub_group_scan_exclusive_add(is_in), all = sub_group_reduce_add(is_in);
    uint first = 0;
    if (get_sub_group_local_id() == 0)
        first = atomic_add(count, all);
    first = sub_group_broadcast(first, 0);
    if (is_in)
        packed[first + before] = item;
}

/// The sum, the largest and the smallest weight of each work-group.
kernel void summarise(global const Item *items, global float *sums, global float2 *ranges, uint length)
{
    uint at = get_global_id(0), group = get_group_id(0);
    bool is_there = at < length;
    float weight = is_there ? items[at].weight : 0.0f;
    float sum = work_group_reduce_add(weight);
    float low = work_group_reduce_min(is_there ? weight : INFINITY);
    float high = work_group_reduce_max(is_there ? weight : -INFINITY);
    if (get_local_id(0) == 0) {
        sums[group] = sum;
        ranges[group] = (float2)(low, high);
    }
}

/// Whether any item of each sub-group passes, and whether all do, for each work-item.
kernel void votes(global const Item *items, global uchar2 *answers, float threshold)
{
    uint at = get_global_id(0);
    int own = passes(items[at], threshold);
    int any_of = sub_group_any(own), all_of = sub_group_all(own);
    answers[at] = (uchar2)(any_of != 0 && own <= any_of, all_of != 0);
}
