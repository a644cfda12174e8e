// The 8 x 8 Hadamard transform of image blocks with quantisation in zigzag order: short8, int8 and float8 work.

constant uchar zigzag[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
};

static int8 transform_rows(int8 v)
{
    v = (int8)(v.lo + v.hi, v.lo - v.hi);
    v = (int8)(v.lo.lo + v.lo.hi, v.lo.lo - v.lo.hi, v.hi.lo + v.hi.hi, v.hi.lo - v.hi.hi);
    return (int8)(v.s0 + v.s1, v.s0 - v.s1, v.s2 + v.s3, v.s2 - v.s3, v.s4 + v.s5, v.s4 - v.s5, v.s6 + v.s7,
                  v.s6 - v.s7);
}

static void transform_columns(int8 rows[8])
{
    for (int reach = 4; reach > 0; reach >>= 1) {
        for (int i = 0; i < 8; ++i) {
            if (i & reach)
                continue;
            int8 upper = rows[i], lower = rows[i + reach];
            rows[i] = upper + lower;
            rows[i + reach] = upper - lower;
        }
    }
}

kernel void forward(global const uchar *pixels, global short *coefficients, constant float *steps, int stride)
{
    size_t bx = get_global_id(0), by = get_global_id(1);
    size_t block = by * get_global_size(0) + bx;
    int8 rows[8];
    for (int i = 0; i < 8; ++i) {
        uchar8 line = vload8(0, pixels + (by * 8 + i) * stride + bx * 8);
        rows[i] = transform_rows(convert_int8(line) - 128);
    }
    transform_columns(rows);

    short plain[64];
    for (int i = 0; i < 8; ++i) {
        float8 scaled = convert_float8(rows[i]) * vload8(i, steps);
        vstore8(convert_short8_sat_rte(scaled), i, plain);
    }
    for (int i = 0; i < 64; ++i)
        coefficients[block * 64 + i] = plain[zigzag[i]];
}

// How many coefficients are not zero, the last such place, and the largest magnitude.
kernel void summarise(global const short *coefficients, global short4 *summaries)
{
    size_t block = get_global_id(0);
    short8 largest = 0, count = 0;
    short last = -1;
    for (short i = 0; i < 8; ++i) {
        short8 line = vload8(block * 8 + i, coefficients);
        short8 is_set = line != (short8)(0);
        count -= is_set;
        largest = max(largest, as_short8(abs(line)));
        for (short k = 0; k < 8; ++k) {
            short one = ((short *)&line)[k];
            if (one)
                last = i * 8 + k;
        }
    }
    short4 sum4 = count.lo + count.hi;
    short4 max4 = max(largest.lo, largest.hi);
    short2 sum2 = sum4.even + sum4.odd;
    short2 max2 = max(max4.lo, max4.hi);
    summaries[block] = (short4)(sum2.x + sum2.y, last, max(max2.x, max2.y), any(count > (short8)(4)) ? 1 : 0);
}
