// Images: their size and format, texels through samplers and without, written and read again.

constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t bordered = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t repeated = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

kernel void describe(read_only image2d_t flat, write_only image3d_t volume, read_only image2d_array_t layers,
                     read_only image1d_t line, global int *out)
{
    out[0] = get_image_width(flat);
    out[1] = get_image_height(flat);
    vstore2(get_image_dim(flat), 1, out);
    out[4] = get_image_channel_order(flat) == CLK_RGBA;
    out[5] = get_image_channel_data_type(flat) == CLK_SIGNED_INT16;
    vstore4(get_image_dim(volume), 0, out + 6);
    out[10] = get_image_depth(volume);
    vstore2(get_image_dim(layers), 0, out + 11);
    out[13] = get_image_array_size(layers);
    out[14] = get_image_width(line);
    out[15] = get_image_channel_order(line) - CLK_R;
}

kernel void read_signed(read_only image2d_t image, global int4 *out)
{
    int2 at = { get_global_id(0), get_global_id(1) };
    size_t i = get_global_linear_id();
    size_t count = get_global_size(0) * get_global_size(1);
    out[i] = read_imagei(image, at);
    out[i + count] = read_imagei(image, nearest, at - 2);
    out[i + 2 * count] = read_imagei(image, bordered, convert_float2(at) - 1.75f);
}

kernel void read_unsigned(read_only image1d_t line, global uint *out)
{
    int at = get_global_id(0);
    out[at] = read_imageui(line, at).x;
}

kernel void read_smooth(read_only image2d_t image, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, repeated, (float2)(i / 16.0f, 0.125f)).x;
}

kernel void read_layers(read_only image2d_array_t layers, global int *out)
{
    int4 at = { get_global_id(0), get_global_id(1), get_global_id(2), 0 };
    out[get_global_linear_id()] = read_imagei(layers, nearest, at.z < 0 ? -at : at).x;
}

kernel void write(write_only image2d_t numbers, write_only image2d_t reals)
{
    int2 at = { get_global_id(0), get_global_id(1) };
    write_imagei(numbers, at, (int4)(at.x, -at.y, at.x * at.y, 40000));
    // Unoptimized code loads the image before the branch, and uses it after.
    write_imagef(reals, at, at.x == 0 ? (float4)0 : (float4)(at.x * 0.5f));
}

kernel void read_back(read_only image2d_t numbers, read_only image2d_t reals, global int4 *out, global float *out_real)
{
    int2 at = { get_global_id(0), get_global_id(1) };
    out[get_global_linear_id()] = read_imagei(numbers, at);
    out_real[get_global_linear_id()] = read_imagef(reals, at).x;
}
