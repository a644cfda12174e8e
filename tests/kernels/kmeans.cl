// One round of k-means: every point goes to its nearest centre, centres sum their points.

#define MAX_VALUES 512

// Points lie dimension by dimension, centres one after the other.
kernel void assign_points(global const float *points, constant float *centres, global int *owners, uint count,
                          int centre_count, int dimensions)
{
    uint point = get_global_id(0);
    if (point >= count)
        return;
    float best = FLT_MAX;
    int owner = -1;
    for (int centre = 0; centre < centre_count; ++centre) {
        float distance = 0.0f;
        for (int d = 0; d < dimensions; ++d) {
            float difference = points[(size_t)d * count + point] - centres[centre * dimensions + d];
            distance += difference * difference;
        }
        if (distance < best) {
            best = distance;
            owner = centre;
        }
    }
    owners[point] = owner;
}

kernel void sum_points(global const float *points, global const int *owners, global int *sums, global int *sizes,
                       uint count, int centre_count, int dimensions)
{
    local int group_sums[MAX_VALUES];
    local int group_sizes[MAX_VALUES];
    int values = centre_count * dimensions;
    for (int i = get_local_id(0); i < values; i += get_local_size(0))
        group_sums[i] = group_sizes[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint point = get_global_id(0); point < count; point += get_global_size(0)) {
        int owner = owners[point];
        atomic_inc(&group_sizes[owner]);
        for (int d = 0; d < dimensions; ++d)
            atomic_add(&group_sums[owner * dimensions + d], convert_int_rtn(points[(size_t)d * count + point]));
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int i = get_local_id(0); i < values; i += get_local_size(0))
        if (group_sums[i] != 0)
            atomic_add(&sums[i], group_sums[i]);
    for (int i = get_local_id(0); i < centre_count; i += get_local_size(0))
        atomic_add(&sizes[i], group_sizes[i]);
}
