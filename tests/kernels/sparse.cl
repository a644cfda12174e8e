// A sparse matrix in compressed rows times a vector: a work-item a row, and a work-group a row.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
    uint column;
    double value;
} Entry;

kernel void multiply_rows(global const uint *starts, global const Entry *entries, global const double *vector,
                          global double *result, uint rows)
{
    uint row = get_global_id(0);
    if (row >= rows)
        return;
    double sum = 0.0;
    for (uint i = starts[row]; i < starts[row + 1]; ++i)
        sum += entries[i].value * vector[entries[i].column];
    result[row] = sum;
}

kernel void multiply_by_groups(global const uint *starts, global const Entry *entries, global const double *vector,
                               global double *result, local double *partial)
{
    size_t row = get_group_id(0);
    size_t lane = get_local_id(0);
    double sum = 0.0;
    for (size_t i = starts[row] + lane; i < starts[row + 1]; i += get_local_size(0)) {
        Entry entry = entries[i];
        sum = fma(entry.value, vector[entry.column], sum);
    }
    partial[lane] = sum;
    for (size_t width = get_local_size(0) >> 1; width > 0; width >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < width)
            partial[lane] += partial[lane + width];
    }
    if (lane == 0)
        result[row] = partial[0];
}

// One sweep of Jacobi's method, and how far every unknown moved.
kernel void relax_rows(global const uint *starts, global const Entry *entries, global const double *old,
                       global const double *right, global double *fresh, global float *moves, uint rows)
{
    uint row = get_global_id(0);
    if (row >= rows)
        return;
    double rest = right[row], diagonal = 1.0;
    for (uint i = starts[row], end = starts[row + 1]; i != end; ++i) {
        Entry entry = entries[i];
        if (entry.column == row)
            diagonal = entry.value;
        else
            rest -= entry.value * old[entry.column];
    }
    double value = rest / diagonal;
    fresh[row] = value;
    moves[row] = (float)fabs(value - old[row]);
}
