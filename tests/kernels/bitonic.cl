// Bitonic sort of records by their key: short distances inside a work-group, long ones through global memory.

typedef struct {
    uint key;
    ushort value;
    uchar tag;
} Record;

static bool is_out_of_order(uint first, uint second, bool ascending)
{
    return ascending ? first > second : first < second;
}

static void order_local(local Record *a, local Record *b, bool ascending)
{
    if (is_out_of_order(a->key, b->key, ascending)) {
        Record kept = *a;
        *a = *b;
        *b = kept;
    }
}

// Sorts every block of twice the group's size, up and down in turn.
kernel void sort_blocks(global Record *records, local Record *block)
{
    uint lane = get_local_id(0), half_size = get_local_size(0), size = half_size * 2;
    uint base = get_group_id(0) * size;
    block[lane] = records[base + lane];
    block[lane + half_size] = records[base + lane + half_size];

    for (uint run = 2; run <= size; run <<= 1) {
        for (uint reach = run >> 1; reach > 0; reach >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint at = 2 * lane - (lane & (reach - 1));
            bool ascending = ((base + at) & run) == 0;
            order_local(&block[at], &block[at + reach], ascending);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    records[base + lane] = block[lane];
    records[base + lane + half_size] = block[lane + half_size];
}

kernel void merge_step(global Record *records, uint run, uint reach)
{
    uint me = get_global_id(0);
    uint at = 2 * me - (me & (reach - 1));
    bool ascending = (at & run) == 0;
    Record first = records[at];
    Record second = records[at + reach];
    if (is_out_of_order(first.key, second.key, ascending)) {
        records[at] = second;
        records[at + reach] = first;
    }
}
