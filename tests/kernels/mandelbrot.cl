// Colours by how fast z = z * z + c leaves the circle. Nothing is contracted, so that the steps are the same everywhere.

#pragma OPENCL FP_CONTRACT OFF

static int count_steps(float re, float im, int limit)
{
    float x = 0.0f, y = 0.0f;
    for (int step = 0; step < limit; ++step) {
        float xx = x * x, yy = y * y;
        if (xx + yy > 4.0f)
            return step;
        y = fma(2.0f * x, y, im);
        x = xx - yy + re;
    }
    return limit;
}

static uchar4 colour(int steps, int limit)
{
    if (steps == limit)
        return (uchar4)(0, 0, 0, 255);
    uint shade = (uint)steps * 7u;
    uchar4 result;
    result.x = (uchar)shade;
    result.y = (uchar)(shade >> 2);
    result.z = (uchar)(255u - (shade & 0xffu));
    result.w = 255;
    return steps & 1 ? result.zyxw : result;
}

kernel void mandelbrot(global uchar4 *image, float2 corner, float2 pixel, int limit)
{
    size_t x = get_global_id(0), y = get_global_id(1);
    float re = fma((float)x, pixel.x, corner.x);
    float im = fma((float)y, pixel.y, corner.y);
    image[y * get_global_size(0) + x] = colour(count_steps(re, im, limit), limit);
}
