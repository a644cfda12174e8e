// Matrices of halves: products summed in halves and in floats, on vectors of eight, with a rectifier and its gradient.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define SIDE 8

typedef struct {
    half slope;
    half limit;
} Rectifier;

static half8 rectified(half8 x, Rectifier rectifier)
{
    half8 bent = select(x, x * rectifier.slope, isless(x, (half8)(0.0h)));
    return fmin(bent, (half8)(rectifier.limit));
}

/// Each work-item a row of eight; sums are halves.
kernel void multiply(global const half8 *a, global const half8 *b, global half8 *out, Rectifier rectifier)
{
    size_t row = get_global_id(0), matrix = get_global_id(1) * SIDE;
    half own[SIDE];
    vstore8(a[matrix + row], 0, own);
    half8 sum = (half8)(0.0h);
    for (int k = 0; k < SIDE; k++)
        sum = fma((half8)(own[k]), b[matrix + k], sum);
    out[matrix + row] = rectified(sum, rectifier);
}

/// The same with sums in floats, rounded once at the end.
kernel void multiply_wide(global const half *a, global const half *b, global half *out)
{
    size_t row = get_global_id(0), matrix = get_global_id(1) * SIDE;
    float8 sum = (float8)(0.0f);
    for (int k = 0; k < SIDE; k++)
        sum = mad((float8)(vload_half((matrix + row) * SIDE + k, a)), vload_half8(matrix + k, b), sum);
    vstore_half8_rte(sum, matrix + row, out);
}

/// What of a gradient passes the rectifier, and the largest of each row.
kernel void gradient(global const half8 *results, global const half8 *gradients, global half8 *out, global half *largest,
    Rectifier rectifier)
{
    size_t i = get_global_id(0);
    half8 passed = select(gradients[i], gradients[i] * rectifier.slope, isless(results[i], (half8)(0.0h)));
    passed = select(passed, (half8)(0.0h), isgreaterequal(results[i], (half8)(rectifier.limit)));
    out[i] = passed;
    half4 four = fmax(passed.lo, passed.hi);
    half2 two = fmax(four.lo, four.hi);
    largest[i] = fmax(two.x, two.y);
}
