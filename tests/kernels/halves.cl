// Halves in memory: read as floats, written in every rounding mode, packed and aligned.

kernel void read(global const half *in, global float *out)
{
    size_t i = get_global_id(0);
    out += i * 16;
    in += i * 16;
    out[0] = vload_half(0, in);
    out[1] = vload_half(1, in);
    vstore2(vload_half2(1, in), 1, out);
    vstore4(vload_half4(1, in), 1, out);
    vstore8(vloada_half8(1, in), 1, out);
}

kernel void write(global const float *in, global half *out)
{
    size_t i = get_global_id(0);
    float x = in[i];
    size_t stride = get_global_size(0);
    vstore_half(x, i, out);
    vstore_half_rte(x, i + stride, out);
    vstore_half_rtz(x, i + 2 * stride, out);
    vstore_half_rtp(x, i + 3 * stride, out);
    vstore_half_rtn(x, i + 4 * stride, out);
}

kernel void write_threes(global const float *in, global half *out, global half *aligned)
{
    size_t i = get_global_id(0);
    float3 x = vload3(i, in);
    vstore_half3_rtz(x, i, out);
    vstorea_half3_rtz(x, i, aligned);
}
