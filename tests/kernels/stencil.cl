// Two grids where a cell's next value comes from its neighbours: heat with a local tile, and the game of life.

#define SIDE 8

kernel void spread_heat(global const float *now, global float *next, int width, int height)
{
    local float tile[SIDE + 2][SIDE + 2];
    int x = get_global_id(0), y = get_global_id(1);
    int tx = get_local_id(0), ty = get_local_id(1);

    // The tile and its border, where cells outside the grid repeat the edge.
    for (int row = ty; row < SIDE + 2; row += SIDE) {
        for (int column = tx; column < SIDE + 2; column += SIDE) {
            int from_x = clamp((int)get_group_id(0) * SIDE + column - 1, 0, width - 1);
            int from_y = clamp((int)get_group_id(1) * SIDE + row - 1, 0, height - 1);
            tile[row][column] = now[from_y * width + from_x];
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < width && y < height) {
        float around = tile[ty][tx + 1] + tile[ty + 2][tx + 1] + tile[ty + 1][tx] + tile[ty + 1][tx + 2];
        next[y * width + x] = 0.5f * tile[ty + 1][tx + 1] + 0.125f * around;
    }
}

static int alive(global const uchar *grid, int2 at, int2 size)
{
    at = select(at, at - size, at >= size);
    at = select(at, at + size, at < 0);
    return grid[at.y * size.x + at.x] != 0;
}

// The grid closes on itself at its edges.
kernel void live(global const uchar *now, global uchar *next, int2 size)
{
    int2 here = (int2)(get_global_id(0), get_global_id(1));
    int neighbours = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx != 0 || dy != 0)
                neighbours += alive(now, here + (int2)(dx, dy), size);
    bool stays = alive(now, here, size) && (neighbours == 2 || neighbours == 3);
    bool is_born = !alive(now, here, size) && neighbours == 3;
    next[here.y * size.x + here.x] = stays || is_born;
}
