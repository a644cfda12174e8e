// Bytes packed and unpacked: differences, zigzag, runs, and numbers of seven bits; each work-group a chunk.

#define CHUNK 64
#define MOST (3 * CHUNK)

static uint zigzag(int value)
{
    return (uint)value << 1 ^ (uint)(value >> 31);
}

static int unzigzag(uint value)
{
    return (int)(value >> 1) ^ -(int)(value & 1);
}

static uint write_number(global uchar *to, uint value)
{
    uint count = 0;
    do {
        to[count++] = (value & 127) | (value > 127 ? 128 : 0);
        value >>= 7;
    } while (value != 0);
    return count;
}

static uint read_number(global const uchar *from, uint *value)
{
    uint count = 0, shift = 0;
    *value = 0;
    do {
        *value |= (uint)(from[count] & 127) << shift;
        shift += 7;
    } while (from[count++] & 128);
    return count;
}

/// Each chunk becomes pairs of a length and a difference; its size comes out as well.
kernel void pack(global const short *values, global uchar *packed, global uint *sizes)
{
    size_t chunk = get_global_id(0);
    global const short *own = values + chunk * CHUNK;
    global uchar *to = packed + chunk * MOST;
    uint size = 0, run = 0;
    int last = 0, difference = 0;
    for (uint i = 0; i <= CHUNK; i++) {
        int next = i < CHUNK ? own[i] - last : 0;
        if (i < CHUNK && (run == 0 || next == difference)) {
            difference = next;
            run++;
        } else {
            size += write_number(to + size, run);
            size += write_number(to + size, zigzag(difference));
            difference = next;
            run = 1;
        }
        last = i < CHUNK ? own[i] : last;
    }
    sizes[chunk] = size;
}

kernel void unpack(global const uchar *packed, global const uint *sizes, global short *values)
{
    size_t chunk = get_global_id(0);
    global const uchar *from = packed + chunk * MOST;
    int last = 0;
    for (uint at = 0, i = 0; at < sizes[chunk];) {
        uint run, difference;
        at += read_number(from + at, &run);
        at += read_number(from + at, &difference);
        for (; run != 0 && i < CHUNK; run--) {
            last += unzigzag(difference);
            values[chunk * CHUNK + i++] = last;
        }
    }
}
