// Checksums of the same bytes by five rules, each work-item a message; CRC-32 also joined from pieces.

typedef struct {
    uint crc;
    uint adler;
    uint fletcher;
    uint fnv;
    ulong fnv_long;
} Sums;

static uint crc_of_byte(uint byte)
{
    for (int bit = 0; bit < 8; bit++)
        byte = byte & 1 ? byte >> 1 ^ 0xedb88320 : byte >> 1;
    return byte;
}

static uint adler(global const uchar *bytes, uint length)
{
    uint a = 1, b = 0;
    for (uint i = 0; i < length; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static uint fletcher(global const uchar *bytes, uint length)
{
    uint a = 0, b = 0;
    for (uint i = 0; i < length; i += 2) {
        a = (a + (bytes[i] | (i + 1 < length ? bytes[i + 1] << 8 : 0))) % 65535;
        b = (b + a) % 65535;
    }
    return b << 16 | a;
}

kernel void checksums(global const uchar *bytes, global const uint2 *spans, global Sums *sums)
{
    local uint table[256];
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        table[i] = crc_of_byte(i);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint2 span = spans[get_global_id(0)];
    global const uchar *own = bytes + span.x;
    Sums all = { ~0u, adler(own, span.y), fletcher(own, span.y), 0x811c9dc5, 0xcbf29ce484222325 };
    for (uint i = 0; i < span.y; i++) {
        all.crc = all.crc >> 8 ^ table[(all.crc ^ own[i]) & 255];
        all.fnv = (all.fnv ^ own[i]) * 0x01000193;
        all.fnv_long = (all.fnv_long ^ own[i]) * 0x100000001b3;
    }
    all.crc = ~all.crc;
    sums[get_global_id(0)] = all;
}

/// The CRC of `a` followed by `b`: that of `a` moved over as many zero bytes as `b` has, and added.
kernel void join(global const Sums *sums, global const uint2 *spans, global uint *joined)
{
    uint pair = get_global_id(0);
    uint crc = sums[pair].crc;
    for (uint i = 0; i < spans[pair + 1].y; i++)
        crc = crc >> 8 ^ crc_of_byte(crc & 255);
    joined[pair] = crc ^ sums[pair + 1].crc;
}
