// Symmetric positive definite matrices: column by column, the column by all work-items; inverse by substitution.

#define MOST 16

static double dot_of_rows(local const double *a, local const double *b, int count)
{
    double sum = 0.0;
    for (int k = 0; k < count; k++)
        sum += a[k] * b[k];
    return sum;
}

/// The lower factor of the matrix of each group; a matrix that is not positive definite gives a status of its column.
kernel void factor(global const double *matrices, global double *factors, global int *statuses, int size)
{
    local double rows[MOST][MOST];
    local int status;
    int lane = get_local_id(0);
    global const double *matrix = matrices + get_group_id(0) * size * size;
    global double *lower = factors + get_group_id(0) * size * size;
    if (lane == 0)
        status = 0;
    for (int j = 0; lane < size && j < size; j++)
        rows[lane][j] = 0.0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < size; j++) {
        if (lane == j) {
            double rest = matrix[j * size + j] - dot_of_rows(rows[j], rows[j], j);
            if (rest <= 0.0 && status == 0)
                status = j + 1;
            rows[j][j] = sqrt(fmax(rest, 1e-300));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane > j && lane < size)
            rows[lane][j] = (matrix[lane * size + j] - dot_of_rows(rows[lane], rows[j], j)) / rows[j][j];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int j = 0; lane < size && j < size; j++)
        lower[lane * size + j] = rows[lane][j];
    if (lane == 0)
        statuses[get_group_id(0)] = status;
}

/// One column of the inverse a work-item.
kernel void invert(global const double *lower, global double *inverse, int size)
{
    int column = get_global_id(0);
    double x[MOST];
    for (int i = 0; i < size; i++) {
        x[i] = i == column ? 1.0 : 0.0;
        for (int j = 0; j < i; j++)
            x[i] -= lower[i * size + j] * x[j];
        x[i] /= lower[i * size + i];
    }
    for (int i = size - 1; i >= 0; i--) {
        for (int j = i + 1; j < size; j++)
            x[i] -= lower[j * size + i] * x[j];
        x[i] /= lower[i * size + i];
        inverse[i * size + column] = x[i];
    }
}
