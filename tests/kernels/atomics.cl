// Every atomic function, of OpenCL 1.x and of C11, on global and local memory; the results do not depend on the order
// in which work-items come.

kernel void legacy(global const int *in, global int *cells, global uint *unsigned_cells, global int *old)
{
    size_t i = get_global_id(0);
    int value = in[i];
    atomic_add(cells + 0, value);
    atomic_sub(cells + 1, value);
    atomic_min(cells + 2, value);
    atomic_max(cells + 3, value);
    atomic_and(cells + 4, value);
    atomic_or(cells + 5, value);
    atomic_xor(cells + 6, value);
    old[i] = atomic_inc(cells + 7);
    atomic_dec(cells + 8);
    atomic_min(unsigned_cells + 0, (uint)value);
    atomic_max(unsigned_cells + 1, (uint)value);
    // Each value is taken out by exactly one other work-item, or stays.
    atomic_add(cells + 10, atomic_xchg(cells + 9, value));
    for (int seen = cells[11];;) {
        int now = atomic_cmpxchg(cells + 11, seen, seen * 3 + 1);
        if (now == seen)
            break;
        seen = now;
    }
}

kernel void modern(global const int *in, global atomic_int *cells, global atomic_uint *unsigned_cells,
                   global atomic_long *wide, global int *count, local int *shared_cells)
{
    local atomic_int *shared = (local atomic_int *)shared_cells;
    size_t i = get_global_id(0);
    int value = in[i];
    if (get_local_id(0) == 0) {
        atomic_init(shared + 0, 0);
        atomic_init(shared + 1, 7);
    }
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_add(cells + 0, value);
    atomic_fetch_sub_explicit(cells + 1, value, memory_order_relaxed);
    atomic_fetch_min(cells + 2, value);
    atomic_fetch_max_explicit(cells + 3, value, memory_order_acq_rel, memory_scope_device);
    atomic_fetch_and(cells + 4, value);
    atomic_fetch_or_explicit(cells + 5, value, memory_order_release, memory_scope_device);
    atomic_fetch_xor(cells + 6, value);
    atomic_fetch_min(unsigned_cells + 0, (uint)value);
    atomic_fetch_max(unsigned_cells + 1, (uint)value);
    atomic_fetch_add(wide, (long)value << 20);
    atomic_fetch_add(cells + 8, atomic_exchange(cells + 7, value));
    int expected = atomic_load(cells + 9);
    while (!atomic_compare_exchange_strong(cells + 9, &expected, expected * 3 + 1))
        ;
    expected = atomic_load_explicit(cells + 10, memory_order_relaxed, memory_scope_device);
    while (!atomic_compare_exchange_weak_explicit(cells + 10, &expected, expected * 5 + 2, memory_order_acq_rel,
                                                  memory_order_acquire, memory_scope_device))
        ;
    if (!atomic_flag_test_and_set((global atomic_flag *)(cells + 11)))
        atomic_inc(count);
    atomic_fetch_add(shared + 0, value);
    atomic_fetch_xor(shared + 1, value);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        atomic_fetch_add(cells + 12, atomic_load(shared + 0));
        atomic_fetch_xor(cells + 13, atomic_load(shared + 1));
        atomic_store(cells + 14, 42);
        atomic_flag_clear((global atomic_flag *)(cells + 15));
    }
}

// A comparison of bits: zeros of different signs differ, and a NaN may be equal to itself.
kernel void of_floats(global atomic_float *cell, global float *expected, global float *desired, global int *done)
{
    done[0] = atomic_compare_exchange_strong(cell, expected, desired[0]);
    done[1] = atomic_compare_exchange_strong(cell, expected, desired[1]);
    done[2] = as_int(atomic_exchange(cell, desired[2]));
    done[3] = as_int(atomic_load(cell));
}

// Order and scope are known at run time only.
kernel void chosen(global const int *in, global atomic_int *cell, int order, int scope)
{
    atomic_fetch_add_explicit(cell, in[get_global_id(0)], (memory_order)order, (memory_scope)scope);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, (memory_order)order, (memory_scope)scope);
}
