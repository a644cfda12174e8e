// Tridiagonal systems: one a work-item by substitution, and one a group by cyclic reduction in local memory.

#define MOST 64

typedef struct {
    float below;
    float diagonal;
    float above;
    float side;
} Row;

/// Forward elimination and back substitution; the systems are interleaved.
kernel void substitute(global const Row *rows, global float *solutions, int size)
{
    int system = get_global_id(0), systems = get_global_size(0);
    float above[MOST], side[MOST];
    for (int i = 0; i < size; i++) {
        Row row = rows[i * systems + system];
        float before_above = i == 0 ? 0.0f : above[i - 1], before_side = i == 0 ? 0.0f : side[i - 1];
        float pivot = row.diagonal - row.below * before_above;
        above[i] = row.above / pivot;
        side[i] = (row.side - row.below * before_side) / pivot;
    }
    float x = 0.0f;
    for (int i = size - 1; i >= 0; i--) {
        x = side[i] - above[i] * x;
        solutions[i * systems + system] = x;
    }
}

static Row reduce(Row low, Row own, Row high)
{
    float down = own.below / low.diagonal, up = own.above / high.diagonal;
    Row row;
    row.below = -low.below * down;
    row.diagonal = own.diagonal - low.above * down - high.below * up;
    row.above = -high.above * up;
    row.side = own.side - low.side * down - high.side * up;
    return row;
}

/// Every row eliminates its neighbours at twice the distance each time, until it has none.
kernel void reduce_in_parallel(global const Row *rows, global float *solutions, int size)
{
    local Row held[MOST];
    int i = get_local_id(0);
    Row outside = { 0.0f, 1.0f, 0.0f, 0.0f };
    if (i < size)
        held[i] = rows[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < size; distance *= 2) {
        Row row = outside;
        if (i < size) {
            Row low = i >= distance ? held[i - distance] : outside;
            Row high = i + distance < size ? held[i + distance] : outside;
            row = reduce(low, held[i], high);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < size)
            held[i] = row;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < size)
        solutions[i] = held[i].side / held[i].diagonal;
}
