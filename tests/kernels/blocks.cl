// Kernels that kernels start: blocks with what they capture, with events, with local memory, and questions about them.

typedef struct {
    int factor;
    int offset;
} Line;

/// Each value goes through a line, in a kernel of its own.
kernel void scale(global int *values, int count, int factor, int offset, global int *status) {
    Line line = { factor, offset };
    void (^const apply)(void) = ^{
        size_t i = get_global_id(0);
        values[i] = values[i] * line.factor + line.offset;
    };
    *status = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(count), apply);
}

/// Three steps, each of which waits for the one before.
kernel void chain(global int *values, int count, global int *status) {
    queue_t queue = get_default_queue();
    ndrange_t range = ndrange_1D(count);
    clk_event_t added, doubled;
    int failures = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, 0, &added, ^{
        values[get_global_id(0)] += 3;
    });
    failures |= enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &added, &doubled, ^{
        values[get_global_id(0)] *= 2;
    });
    failures |= enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &doubled, 0, ^{
        values[get_global_id(0)] -= 1;
    });
    release_event(added);
    release_event(doubled);
    *status = failures;
}

/// Sums of groups of eight, in local memory whose size the kernel chooses.
kernel void sums(global const int *values, global int *totals, int count, global int *status) {
    ndrange_t range = ndrange_1D(count, 8);
    *status = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range,
        ^(local void *memory, local void *more) {
            local int *tile = memory;
            local int *last = more;
            size_t i = get_local_id(0);
            tile[i] = values[get_global_id(0)];
            barrier(CLK_LOCAL_MEM_FENCE);
            if (i == 0) {
                *last = 0;
                for (size_t j = 0; j < 8; j++) *last += tile[j];
                totals[get_group_id(0)] = *last;
            }
        }, 8 * (uint)sizeof(int), (uint)sizeof(int));
}

/// How a block would run.
kernel void questions(global int *values, global uint *answers) {
    ndrange_t range = ndrange_1D(64, 16);
    answers[0] = get_kernel_work_group_size(^{ values[get_global_id(0)] = 1; });
    answers[1] = get_kernel_preferred_work_group_size_multiple(^{ values[get_global_id(0)] = 2; });
}
