// Pictures read between their texels: by the sampler's own filter, turned and scaled, repeated and mirrored, and in
// layers and depths.

constant sampler_t SMOOTH = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t TILED = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t MIRRORED = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t PLAIN = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

typedef struct {
    float4 turn;
    float2 shift;
} Mapping;

static float2 mapped(Mapping mapping, float2 at)
{
    return (float2)(dot(mapping.turn.xy, at), dot(mapping.turn.zw, at)) + mapping.shift;
}

/// The middle of a work-item's pixel, in parts of the whole.
static float2 here(void)
{
    float2 place = (float2)(get_global_id(0), get_global_id(1)) + 0.5f;
    return place / (float2)(get_global_size(0), get_global_size(1));
}

/// The picture under a mapping, between its texels.
kernel void turn(read_only image2d_t picture, global float4 *out, Mapping mapping)
{
    float2 at = mapped(mapping, here());
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = read_imagef(picture, SMOOTH, at);
}

/// The picture four times, and four times as a kaleidoscope has it.
kernel void tile(read_only image2d_t picture, global float2 *out)
{
    float2 at = here() * 2.0f - 0.5f;
    float tiled = read_imagef(picture, TILED, at).x, mirrored = read_imagef(picture, MIRRORED, at).x;
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (float2)(tiled, mirrored);
}

/// Each layer's texel less that of the layer before, outside of the picture as well.
kernel void difference(read_only image2d_array_t layers, global float *out, int width, int height)
{
    int x = (int)get_global_id(0) - 1, y = (int)get_global_id(1) - 1, layer = get_global_id(2) + 1;
    float now = read_imagef(layers, PLAIN, (int4)(x, y, layer, 0)).x;
    float before = read_imagef(layers, PLAIN, (int4)(x, y, layer - 1, 0)).x;
    size_t at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    bool is_whole = get_image_width(layers) == width && get_image_height(layers) == height;
    out[at] = is_whole && layer < (int)get_image_array_size(layers) ? now - before : NAN;
}
