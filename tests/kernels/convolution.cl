// A filter over an image of four bytes a pixel; the tile and its border are read once into local memory.

#define TILE 8
#define MAX_RADIUS 3
#define SPAN (TILE + 2 * MAX_RADIUS)

static float4 read_pixel(global const uchar4 *image, int x, int y, int width, int height)
{
    x = max(0, min(x, width - 1));
    y = max(0, min(y, height - 1));
    return convert_float4(image[y * width + x]);
}

kernel void convolve(global const uchar4 *input, global uchar4 *output, constant float *filter, int radius, int width,
                     int height)
{
    local float4 tile[SPAN * SPAN];
    const int x0 = (int)get_group_id(0) * TILE - radius;
    const int y0 = (int)get_group_id(1) * TILE - radius;
    const int span = TILE + 2 * radius;
    const int lane = (int)get_local_id(1) * TILE + (int)get_local_id(0);
    for (int i = lane; i < span * span; i += TILE * TILE)
        tile[i] = read_pixel(input, x0 + i % span, y0 + i / span, width, height);
    barrier(CLK_LOCAL_MEM_FENCE);

    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float4 sum = 0.0f;
    int side = 2 * radius + 1;
    for (int dy = 0; dy < side; ++dy) {
        const local float4 *row = tile + ((int)get_local_id(1) + dy) * span + get_local_id(0);
        for (int dx = 0; dx < side; ++dx)
            sum += row[dx] * filter[dy * side + dx];
    }
    uchar4 result = convert_uchar4_sat_rte(sum);
    result.w = input[y * width + x].w;
    output[y * width + x] = result;
}
