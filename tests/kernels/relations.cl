// Relational functions, selections and shuffles, as scalars and as vectors.

kernel void of_one(global const float *a, global const float *b, global int *out)
{
    size_t i = get_global_id(0);
    float x = a[i], y = b[i];
    out += i * 15;
    out[0] = isequal(x, y);
    out[1] = isnotequal(x, y);
    out[2] = isgreater(x, y);
    out[3] = isgreaterequal(x, y);
    out[4] = isless(x, y);
    out[5] = islessequal(x, y);
    out[6] = islessgreater(x, y);
    out[7] = isfinite(x);
    out[8] = isinf(x);
    out[9] = isnan(x);
    out[10] = isnormal(x);
    out[11] = isordered(x, y);
    out[12] = isunordered(x, y);
    out[13] = signbit(x);
    out[14] = any(as_int(x)) + 2 * all(as_int(y));
}

kernel void of_four(global const float *a, global const float *b, global int *out)
{
    size_t i = get_global_id(0);
    float4 x = vload4(i, a), y = vload4(i, b);
    out += i * 60;
    vstore4(isequal(x, y), 0, out);
    vstore4(isnotequal(x, y), 1, out);
    vstore4(isgreater(x, y), 2, out);
    vstore4(isgreaterequal(x, y), 3, out);
    vstore4(isless(x, y), 4, out);
    vstore4(islessequal(x, y), 5, out);
    vstore4(islessgreater(x, y), 6, out);
    vstore4(isfinite(x), 7, out);
    vstore4(isinf(x), 8, out);
    vstore4(isnan(x), 9, out);
    vstore4(isnormal(x), 10, out);
    vstore4(isordered(x, y), 11, out);
    vstore4(isunordered(x, y), 12, out);
    vstore4(signbit(x), 13, out);
    vstore4((int4)(any(as_int4(x)), all(as_int4(x)), any(as_int4(y)), all(as_int4(y))), 14, out);
}

kernel void choose(global const int *a, global const int *b, global const int *c, global int *out)
{
    size_t i = get_global_id(0);
    int4 x = vload4(i, a), y = vload4(i, b), z = vload4(i, c);
    out += i * 24;
    vstore4(select(x, y, z), 0, out);
    vstore4(bitselect(x, y, z), 1, out);
    vstore4((int4)(select(x.x, y.x, z.x), bitselect(x.y, y.y, z.y), select(x.z, y.z, 0), select(x.w, y.w, 1)), 2, out);
    vstore4(shuffle(x, as_uint4(z)), 3, out);
    vstore4(shuffle2(x, y, as_uint4(z)), 4, out);
    vstore2(shuffle2(x.lo, y.hi, as_uint2(z.lo)), 10, out);
    vstore2(as_int2(shuffle(as_uchar8(x.lo), (uchar8)(7, 6, 5, 4, 3, 2, 1, 0))), 11, out);
}
