// Pipes: packets that one launch writes and another one reads, with and without reservations, of work-items and of groups.

typedef struct {
    int number;
    short parts[3];
} packet;

kernel void produce(write_only pipe int to, int start, int count, global int *statuses)
{
    for (int i = 0; i < count; ++i) {
        int value = start + i * i;
        statuses[i] = write_pipe(to, &value);
    }
}

kernel void consume(read_only pipe int from, int count, global int *values, global int *statuses)
{
    for (int i = 0; i < count; ++i) {
        int value = -1;
        statuses[i] = read_pipe(from, &value);
        values[i] = value;
    }
}

// Packets of twelve bytes, of which the last two are padding.
kernel void reserve(write_only pipe packet to, int count, global int *out)
{
    reserve_id_t id = reserve_write_pipe(to, count);
    out[0] = is_valid_reserve_id(id);
    if (!is_valid_reserve_id(id))
        return;
    for (int i = count - 1; i >= 0; --i) {
        packet next = { i * 1000, { i, -i, i * i } };
        out[1 + i] = write_pipe(to, id, i, &next);
    }
    commit_write_pipe(to, id);
    out[1 + count] = get_pipe_max_packets(to);
}

kernel void reserved(read_only pipe packet from, int count, global int *out)
{
    reserve_id_t id = reserve_read_pipe(from, count);
    out[0] = is_valid_reserve_id(id);
    if (!is_valid_reserve_id(id))
        return;
    for (int i = 0; i < count; ++i) {
        packet next;
        read_pipe(from, id, i, &next);
        out[1 + i] = next.number + next.parts[0] + next.parts[1] * 2 + next.parts[2] * 3;
    }
    commit_read_pipe(from, id);
}

// Each group moves as many packets as it has work-items, in the reverse order.
kernel void move(read_only pipe int from, write_only pipe int to)
{
    uint count = get_local_size(0), own = get_local_id(0);
    reserve_id_t read = work_group_reserve_read_pipe(from, count);
    if (!is_valid_reserve_id(read))
        return;
    reserve_id_t write = work_group_reserve_write_pipe(to, count);
    if (is_valid_reserve_id(write)) {
        int value;
        read_pipe(from, read, own, &value);
        write_pipe(to, write, count - 1 - own, &value);
        work_group_commit_write_pipe(to, write);
    }
    work_group_commit_read_pipe(from, read);
}

// Each work-item writes its number and reads some packet, when there is room and when there is one.
kernel void exchange(read_only pipe int from, write_only pipe int to, global int *counts)
{
    int value = get_global_id(0);
    if (value % 3 == 0) {
        reserve_id_t id = reserve_write_pipe(to, 1);
        while (!is_valid_reserve_id(id))
            id = reserve_write_pipe(to, 1);
        write_pipe(to, id, 0, &value);
        commit_write_pipe(to, id);
    } else {
        while (write_pipe(to, &value) != 0)
            ;
    }
    while (read_pipe(from, &value) != 0)
        ;
    atomic_inc(&counts[value]);
}
