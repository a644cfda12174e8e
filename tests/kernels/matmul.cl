// C = A * B for row-major matrices of any size, by tiles kept in local memory.

#define TILE 8

kernel void multiply_tiled(global const float *a, global const float *b, global float *c, int rows, int columns,
                           int inner)
{
    local float tile_a[TILE][TILE];
    local float tile_b[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    int column = get_group_id(0) * TILE + x;
    int row = get_group_id(1) * TILE + y;

    float sum = 0.0f;
    for (int start = 0; start < inner; start += TILE) {
        int ka = start + x, kb = start + y;
        tile_a[y][x] = row < rows && ka < inner ? a[row * inner + ka] : 0.0f;
        tile_b[y][x] = kb < inner && column < columns ? b[kb * columns + column] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int k = 0; k < TILE; ++k)
            sum += tile_a[y][k] * tile_b[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < rows && column < columns)
        c[row * columns + column] = sum;
}

// Every work-item makes a row of four results in a vector; the last columns are done one by one.
kernel void multiply_by_four(global const float *a, global const float *b, global float *c, int rows, int columns,
                             int inner)
{
    int column = (int)get_global_id(0) * 4;
    int row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    global const float *left = a + row * inner;
    if (column + 4 <= columns) {
        float4 sum = (float4)(0.0f);
        for (int k = 0; k < inner; ++k)
            sum = mad((float4)(left[k]), vload4(0, b + k * columns + column), sum);
        vstore4(sum, 0, c + row * columns + column);
        return;
    }
    for (; column < columns; ++column) {
        float sum = 0.0f;
        for (int k = 0; k < inner; ++k)
            sum = fma(left[k], b[k * columns + column], sum);
        c[row * columns + column] = sum;
    }
}
