// Edges in a picture: smoothing and gradients through samplers, thinning along the gradient, two thresholds.

constant sampler_t CLAMPED = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t OUTSIDE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

static uint light(read_only image2d_t picture, int2 at)
{
    return read_imageui(picture, CLAMPED, at).x;
}

/// A binomial filter of three by three, as whole numbers.
kernel void smooth(read_only image2d_t picture, write_only image2d_t smoothed)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    uint sum = 0;
    for (int y = -1; y <= 1; y++) {
        for (int x = -1; x <= 1; x++)
            sum += light(picture, at + (int2)(x, y)) << ((x == 0) + (y == 0));
    }
    write_imageui(smoothed, at, (uint4)((sum + 8) / 16, 0, 0, 1));
}

/// The length of Sobel's gradient, and which of four directions it has.
kernel void gradient(read_only image2d_t picture, write_only image2d_t gradients)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    int n[3][3];
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++)
            n[y][x] = light(picture, at + (int2)(x - 1, y - 1));
    }
    int across = n[0][2] + 2 * n[1][2] + n[2][2] - n[0][0] - 2 * n[1][0] - n[2][0];
    int down = n[2][0] + 2 * n[2][1] + n[2][2] - n[0][0] - 2 * n[0][1] - n[0][2];
    uint size = abs(across) + abs(down), direction;
    if (2 * abs(down) < abs(across))
        direction = 0;
    else if (2 * abs(across) < abs(down))
        direction = 2;
    else
        direction = (across > 0) == (down > 0) ? 1 : 3;
    write_imageui(gradients, at, (uint4)(size, direction, 0, 1));
}

/// 2 for a clear edge, 1 for a doubtful one; only the highest along the gradient counts.
kernel void thin(read_only image2d_t gradients, global uchar *edges, int width, uint low, uint high)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    uint4 own = read_imageui(gradients, OUTSIDE, at);
    int2 step = own.y == 0 ? (int2)(1, 0) : own.y == 1 ? (int2)(1, 1) : own.y == 2 ? (int2)(0, 1) : (int2)(-1, 1);
    uint ahead = read_imageui(gradients, OUTSIDE, at + step).x, behind = read_imageui(gradients, OUTSIDE, at - step).x;
    bool is_highest = own.x >= ahead && own.x > behind;
    edges[at.y * width + at.x] = !is_highest || own.x < low ? 0 : own.x < high ? 1 : 2;
}
