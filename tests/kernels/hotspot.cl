// Heat in a chip: a five-point stencil with power and losses, by tiles in local memory with a rim.

#define TILE 8
#define RIM (TILE + 2)

typedef struct {
    float across;
    float along;
    float up;
    float step;
    float ambient;
} Material;

static float clamped(global const float *grid, int x, int y, int width, int height)
{
    return grid[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
}

/// One step, each work-item one point, its neighbours in local memory.
kernel void heat(global const float *now, global const float *power, global float *next, int width, int height,
    Material material)
{
    local float tile[RIM][RIM];
    int x = get_global_id(0), y = get_global_id(1);
    int i = get_local_id(0) + 1, j = get_local_id(1) + 1;
    tile[j][i] = clamped(now, x, y, width, height);
    if (i == 1)
        tile[j][0] = clamped(now, x - 1, y, width, height);
    if (i == TILE)
        tile[j][TILE + 1] = clamped(now, x + 1, y, width, height);
    if (j == 1)
        tile[0][i] = clamped(now, x, y - 1, width, height);
    if (j == TILE)
        tile[TILE + 1][i] = clamped(now, x, y + 1, width, height);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x >= width || y >= height)
        return;
    float centre = tile[j][i];
    float change = power[y * width + x];
    change += (tile[j][i - 1] + tile[j][i + 1] - 2.0f * centre) / material.across;
    change += (tile[j - 1][i] + tile[j + 1][i] - 2.0f * centre) / material.along;
    change += (material.ambient - centre) / material.up;
    next[y * width + x] = centre + material.step * change;
}

/// The hottest point of each row.
kernel void hottest(global const float *grid, global float *rows, int width)
{
    int y = get_global_id(0);
    float most = grid[y * width];
    for (int x = 1; x < width; x++)
        most = fmax(most, grid[y * width + x]);
    rows[y] = most;
}
