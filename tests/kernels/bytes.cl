// Work on text: search without regard to case, base64, CRC-32 and a byte shuffle in vectors.

constant char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

// A mark for every place where the pattern starts; `first` becomes the lowest such place.
kernel void find(global const char *text, uint length, constant char *pattern, uint pattern_length, global uchar *marks,
                 volatile global uint *first)
{
    uint start = get_global_id(0);
    if (start >= length)
        return;
    bool found = pattern_length <= length - start;
    for (uint i = 0; found && i < pattern_length; ++i) {
        if (pattern[i] == '?')
            continue;
        if (lower(text[start + i]) != lower(pattern[i]))
            found = false;
    }
    marks[start] = found ? 1 : 0;
    if (found)
        atomic_min(first, start);
}

// Three bytes to four letters; the missing bytes of the last group are '='.
kernel void encode(global const uchar *data, uint length, global char *letters)
{
    uint group = get_global_id(0);
    uint at = group * 3;
    if (at >= length)
        return;
    uint left = length - at;
    uint bits = (uint)data[at] << 16;
    if (left > 1)
        bits |= (uint)data[at + 1] << 8;
    if (left > 2)
        bits |= data[at + 2];
    char4 four;
    four.s0 = alphabet[bits >> 18];
    four.s1 = alphabet[(bits >> 12) & 63];
    four.s2 = left > 1 ? alphabet[(bits >> 6) & 63] : '=';
    four.s3 = left > 2 ? alphabet[bits & 63] : '=';
    vstore4(four, group, letters);
}

// The checksum of every line of `width` bytes.
kernel void checksum(global const uchar *data, uint width, global uint *sums)
{
    global const uchar *line = data + get_global_id(0) * width;
    uint crc = ~0u;
    for (uint i = 0; i < width; ++i) {
        crc ^= line[i];
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0u);
    }
    sums[get_global_id(0)] = ~crc;
}

kernel void mangle(global const uchar *data, global uchar *out)
{
    size_t me = get_global_id(0);
    uchar16 v = vload16(me, data);
    uchar16 swapped = (uchar16)(v.hi.s76543210, v.lo.odd, v.lo.even);
    uchar16 is_letter = as_uchar16((swapped | (uchar)0x20) >= (uchar)'a') & as_uchar16((swapped | (uchar)0x20) <= (uchar)'z');
    vstore16((swapped ^ (is_letter & (uchar)0x20)) + (v >> (uchar)7), me, out);
}
