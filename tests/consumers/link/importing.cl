// A kernel that uses what exporting.cl defines.

int __attribute__((overloadable)) __spirv_SpecConstant(int id, int value);

typedef struct {
    int count;
    float scale;
} Setting;

extern constant int weights[4];
float blend(global const float *values, uint i, Setting setting);
int2 scaled(int2 pair);
void count_in(local int *counts, uint i);

kernel void linked(global const float *values, global float *sums, global int2 *pairs, global int *totals) {
    local int counts[4];
    uint i = get_global_id(0);
    if (get_local_id(0) < 4) counts[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    Setting setting = {3, 0.5f};
    sums[i] = blend(values, i, setting) + values[i];
    pairs[i] = scaled((int2)(i, weights[i & 3])) + __spirv_SpecConstant(8, 100);
    count_in(counts, i);
    barrier(CLK_LOCAL_MEM_FENCE);
    totals[i] = counts[i & 3];
}
