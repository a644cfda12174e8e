// Radix-2 Fourier transform: the elements in bit-reversed order, then one launch for each stage of butterflies.

static float2 times(float2 a, float2 b)
{
    return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

static uint reversed(uint value, uint bits)
{
    uint result = 0;
    for (uint i = 0; i < bits; ++i) {
        result = (result << 1) | (value & 1);
        value >>= 1;
    }
    return result;
}

kernel void reorder(global const float2 *input, global float2 *output, uint bits)
{
    uint i = get_global_id(0);
    output[reversed(i, bits)] = input[i];
}

// Pairs are `reach` elements apart; `direction` is -1 for the transform and 1 for its inverse.
kernel void butterflies(global float2 *data, uint reach, float direction)
{
    uint pair = get_global_id(0);
    uint position = pair % reach;
    uint upper = (pair / reach) * reach * 2 + position;
    float cosine;
    float sine = sincos(direction * M_PI_F * (float)position / (float)reach, &cosine);

    float2 even = data[upper];
    float2 odd = times(data[upper + reach], (float2)(cosine, sine));
    data[upper] = even + odd;
    data[upper + reach] = even - odd;
}

kernel void scale(global float2 *data, float factor)
{
    data[get_global_id(0)] *= factor;
}
