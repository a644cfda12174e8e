// What a work-group or a sub-group does together: reductions, scans, votes, broadcasts, copies.

kernel void work_group(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int value = in[i];
    out += i * 12;
    out[0] = work_group_reduce_add(value);
    out[1] = work_group_reduce_min(value);
    out[2] = work_group_reduce_max(value);
    out[3] = work_group_scan_inclusive_add(value);
    out[4] = work_group_scan_exclusive_add(value);
    out[5] = work_group_scan_exclusive_max(value);
    out[6] = work_group_all(value > -900);
    out[7] = work_group_any(value > 900);
    out[8] = work_group_broadcast(value, 5);
    out[9] = work_group_reduce_max((uint)value);
    out[10] = (int)work_group_reduce_add((float)(value & 255));
    out[11] = (int)(work_group_reduce_add((long)value << 8) >> 8);
}

kernel void broadcast_2d(global const int *in, global int *out)
{
    size_t i = get_global_linear_id();
    out[i] = work_group_broadcast(in[i], 2, 1);
}

kernel void sub_group(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int value = in[i];
    out += i * 8;
    out[0] = get_sub_group_size();
    out[1] = sub_group_reduce_add(value);
    out[2] = sub_group_scan_inclusive_max(value);
    out[3] = sub_group_scan_exclusive_add(value);
    out[4] = sub_group_broadcast(value, 1);
    out[5] = sub_group_all(value > -900);
    out[6] = sub_group_any(value > 900);
    out[7] = get_sub_group_local_id();
}

kernel void copy(global const int4 *in, global int4 *out, local int4 *tile)
{
    size_t count = get_local_size(0), base = get_group_id(0) * count;
    event_t events[2];
    events[0] = async_work_group_copy(tile, in + base, count, 0);
    // Every second element of the tile comes from the front half of the group's own.
    wait_group_events(1, events);
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[get_local_id(0)] += (int4)(1, 2, 3, 4);
    barrier(CLK_LOCAL_MEM_FENCE);
    events[1] = async_work_group_strided_copy(out + base * 2, tile, count, 2, 0);
    wait_group_events(1, events + 1);
    prefetch(in + base, 4);
}

// Asked of a pointer into the memory that it is cast to; elsewhere this device does not always say null.
kernel void address_spaces(global int *data, local int *shared_data, global int *out)
{
    int own = 3;
    shared_data[0] = 2;
    int *pointers[3] = { data, shared_data, &own };
    out[0] = *to_global(pointers[data[1]]);
    out[1] = *to_local(pointers[data[1] + 1]);
    out[2] = *to_private(pointers[data[1] + 2]);
}
