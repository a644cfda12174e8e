// Sound in fixed point: filters with saturation on vectors of shorts, an echo, a mix of channels, and levels.

#define TAPS 16

/// Eight samples a work-item; products are rounded once, sums are saturated at the end.
kernel void filter(global const short *samples, global const short *taps, global short *out, int length)
{
    int first = 8 * get_global_id(0);
    int8 sum = (int8)(1 << 14);
    for (int tap = 0; tap < TAPS; tap++) {
        short window[8];
        for (int i = 0; i < 8; i++) {
            int at = first + i - tap;
            window[i] = at >= 0 && at < length ? samples[at] : 0;
        }
        int8 wide = convert_int8(vload8(0, window));
        sum = mad24(wide, (int8)(taps[tap]), sum);
    }
    vstore8(convert_short8_sat(sum >> 15), 0, out + first);
}

/// Adds what was `delay` samples before, at a fraction of its strength.
kernel void echo(global const short *samples, global short *out, int delay, short strength)
{
    int at = get_global_id(0);
    short before = at >= delay ? samples[at - delay] : 0;
    short faded = mul_hi(before, strength) << 1;
    out[at] = add_sat(samples[at], faded);
}

/// Pairs of left and right to the middle and the sides, and back to one channel.
kernel void mix(global const short2 *stereo, global short2 *middle, global short *mono)
{
    size_t i = get_global_id(0);
    short2 both = stereo[i];
    middle[i] = (short2)(hadd(both.x, both.y), sub_sat(both.x, both.y));
    mono[i] = rhadd(both.x, both.y);
}

/// The loudest sample and the sum of squares of each group of sixteen.
kernel void levels(global const short16 *samples, global ushort *peaks, global ulong *powers)
{
    size_t i = get_global_id(0);
    ushort16 sizes = abs(samples[i]);
    ushort8 eight = max(sizes.lo, sizes.hi);
    ushort4 four = max(eight.lo, eight.hi);
    ushort2 two = max(four.lo, four.hi);
    peaks[i] = max(two.x, two.y);
    ulong16 squares = convert_ulong16(sizes) * convert_ulong16(sizes);
    ulong8 sum8 = squares.lo + squares.hi;
    ulong4 sum4 = sum8.lo + sum8.hi;
    powers[i] = sum4.x + sum4.y + sum4.z + sum4.w;
}
