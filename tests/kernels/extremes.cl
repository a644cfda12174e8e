// Largest and smallest numbers by max and min, whose loops a compiler may vectorize.

// out: two numbers of each row of the table
kernel void of_rows(global const float *table, global float *out, int width)
{
    size_t row = get_global_id(0);
    float largest = -INFINITY, smallest = INFINITY;
    for (int i = 0; i < width; ++i) {
        largest = max(largest, table[row * width + i]);
        smallest = min(smallest, table[row * width + i]);
    }
    out[2 * row] = largest;
    out[2 * row + 1] = smallest;
}

// out: two vectors of each row; the bounds cut off both
kernel void of_columns(global const float4 *table, global float4 *out, int width, float low, float high)
{
    size_t row = get_global_id(0);
    float4 largest = low, smallest = high;
    for (int i = 0; i < width; ++i) {
        largest = max(largest, table[row * width + i]);
        smallest = min(smallest, table[row * width + i]);
    }
    out[2 * row] = min(largest, high);
    out[2 * row + 1] = max(smallest, low);
}

// The first operand unless the second is larger or smaller: of two zeros, the first.
kernel void of_pairs(global const float *pairs, global float *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = max(pairs[2 * i], pairs[2 * i + 1]);
    out[2 * i + 1] = min(pairs[2 * i], pairs[2 * i + 1]);
}
