// Colours: to brightness and differences and back in whole numbers, to hue, half of each, blending, on vectors of all
// widths.

typedef struct {
    uchar3 colour;
} Packed;

/// Sixteen pixels a work-item, planes apart, in whole numbers.
kernel void to_video(global const uchar *red, global const uchar *green, global const uchar *blue, global uchar *y,
    global uchar *u, global uchar *v)
{
    size_t i = get_global_id(0);
    int16 r = convert_int16(vload16(i, red)), g = convert_int16(vload16(i, green)), b = convert_int16(vload16(i, blue));
    vstore16(convert_uchar16_sat((66 * r + 129 * g + 25 * b + 128 >> 8) + 16), i, y);
    vstore16(convert_uchar16_sat((-38 * r - 74 * g + 112 * b + 128 >> 8) + 128), i, u);
    vstore16(convert_uchar16_sat((112 * r - 94 * g - 18 * b + 128 >> 8) + 128), i, v);
}

/// One pixel a work-item, packed in three bytes.
kernel void from_video(global const uchar *y, global const uchar *u, global const uchar *v, global uchar *packed)
{
    size_t i = get_global_id(0);
    int c = 298 * (y[i] - 16) + 128, d = u[i] - 128, e = v[i] - 128;
    int3 colour = (int3)(c + 409 * e, c - 100 * d - 208 * e, c + 516 * d);
    Packed out = { convert_uchar3_sat(colour >> 8) };
    vstore3(out.colour, i, packed);
}

/// Hue in six times 256 steps, saturation and value in 255.
kernel void to_hue(global const uchar *packed, global ushort4 *hues)
{
    size_t i = get_global_id(0);
    int3 colour = convert_int3(vload3(i, packed));
    int value = max(colour.x, max(colour.y, colour.z)), low = min(colour.x, min(colour.y, colour.z));
    int range = value - low, hue = 0;
    if (range != 0) {
        int3 turned = value == colour.x ? colour : value == colour.y ? colour.yzx : colour.zxy;
        int sector = value == colour.x ? 0 : value == colour.y ? 512 : 1024;
        hue = sector + (turned.y - turned.z) * 256 / range;
        hue = hue < 0 ? hue + 1536 : hue;
    }
    hues[i] = (ushort4)((ushort)hue, (ushort)(value == 0 ? 0 : 255 * range / value), (ushort)value, 0);
}

/// What is on top, by its opacity, over what is below; eight halves of pixels at once.
kernel void blend(global const uchar8 *top, global const uchar8 *below, global uchar8 *out)
{
    size_t i = get_global_id(0);
    uchar8 opacity = top[i].s33337777;
    ushort8 sum = convert_ushort8(top[i]) * convert_ushort8(opacity)
        + convert_ushort8(below[i]) * convert_ushort8((uchar8)(255) - opacity) + (ushort8)(128);
    uchar8 mixed = convert_uchar8(sum + (sum >> (ushort8)(8)) >> (ushort8)(8));
    char8 is_opacity = (char8)(0, 0, 0, -1, 0, 0, 0, -1);
    out[i] = select(mixed, max(opacity, below[i]), is_opacity);
}
