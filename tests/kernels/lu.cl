// Linear systems in double precision: elimination with pivots by one work-group, then substitution for many right sides.

#define MOST 24

/// Decomposes a matrix in place; `pivots` says which rows were exchanged, `signs` whether that is an even number.
kernel void decompose(global double *matrix, global int *pivots, global int *signs, int size)
{
    local double rows[MOST][MOST];
    local int pivot;
    int lane = get_local_id(0), sign = 1;
    for (int j = 0; lane < size && j < size; j++)
        rows[lane][j] = matrix[lane * size + j];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < size; k++) {
        if (lane == 0) {
            pivot = k;
            for (int i = k + 1; i < size; i++) {
                if (fabs(rows[i][k]) > fabs(rows[pivot][k]))
                    pivot = i;
            }
            pivots[k] = pivot;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        int other = pivot;
        if (other != k) {
            sign = -sign;
            if (lane < size) {
                double held = rows[k][lane];
                rows[k][lane] = rows[other][lane];
                rows[other][lane] = held;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane > k && lane < size) {
            double factor = rows[lane][k] / rows[k][k];
            rows[lane][k] = factor;
            for (int j = k + 1; j < size; j++)
                rows[lane][j] -= factor * rows[k][j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int j = 0; lane < size && j < size; j++)
        matrix[lane * size + j] = rows[lane][j];
    if (lane == 0)
        *signs = sign;
}

/// Solves for one right side a work-item.
kernel void solve(global const double *matrix, global const int *pivots, global double *sides, int size)
{
    global double *x = sides + get_global_id(0) * size;
    for (int k = 0; k < size; k++) {
        double held = x[k];
        x[k] = x[pivots[k]];
        x[pivots[k]] = held;
    }
    for (int i = 1; i < size; i++) {
        for (int j = 0; j < i; j++)
            x[i] -= matrix[i * size + j] * x[j];
    }
    for (int i = size - 1; i >= 0; i--) {
        for (int j = i + 1; j < size; j++)
            x[i] -= matrix[i * size + j] * x[j];
        x[i] /= matrix[i * size + i];
    }
}
