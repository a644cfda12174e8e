// Atomic functions of C11 on generic pointers to global and local memory, as OpenCL C 2.0 declares them; the results do
// not depend on the order in which work-items come.

kernel void fold(global const int *in, global atomic_int *cells, local int *shared_cells)
{
    local atomic_int *shared = (local atomic_int *)shared_cells;
    int value = in[get_global_id(0)];
    if (get_local_id(0) == 0)
        atomic_store((atomic_int *)shared, 0);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_add((atomic_int *)cells, value);
    atomic_fetch_min_explicit((atomic_int *)(cells + 1), value, memory_order_relaxed, memory_scope_device);
    for (int seen = atomic_load((atomic_int *)(cells + 2));;)
        if (atomic_compare_exchange_weak((atomic_int *)(cells + 2), &seen, seen * 3 + 1))
            break;
    atomic_fetch_xor((atomic_int *)shared, value);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        atomic_fetch_xor((atomic_int *)(cells + 3), atomic_load((atomic_int *)shared));
}
