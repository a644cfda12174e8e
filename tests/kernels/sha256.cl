// SHA-256 of many messages at once, a work-item each.

constant uint round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

constant uint start_state[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static uint choose(uint mask, uint yes, uint no)
{
    return bitselect(no, yes, mask);
}

static uint majority(uint a, uint b, uint c)
{
    return (a & b) ^ (a & c) ^ (b & c);
}

static void compress(uint state[8], const uchar block[64])
{
    uint words[64];
    for (int i = 0; i < 16; ++i)
        words[i] = (uint)block[4 * i] << 24 | (uint)block[4 * i + 1] << 16 | (uint)block[4 * i + 2] << 8 |
                   (uint)block[4 * i + 3];
    for (int i = 16; i < 64; ++i) {
        uint near = words[i - 2], far = words[i - 15];
        uint low = rotate(far, 25u) ^ rotate(far, 14u) ^ (far >> 3);
        uint high = rotate(near, 15u) ^ rotate(near, 13u) ^ (near >> 10);
        words[i] = words[i - 16] + low + words[i - 7] + high;
    }

    uint a = state[0], b = state[1], c = state[2], d = state[3];
    uint e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; ++i) {
        uint sigma_e = rotate(e, 26u) ^ rotate(e, 21u) ^ rotate(e, 7u);
        uint first = h + sigma_e + choose(e, f, g) + round_constants[i] + words[i];
        uint sigma_a = rotate(a, 30u) ^ rotate(a, 19u) ^ rotate(a, 10u);
        uint second = sigma_a + majority(a, b, c);
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}

// Message i is the bytes from ends[i - 1] (or 0) up to ends[i].
kernel void hash(global const uchar *text, global const uint *ends, global uint *digests)
{
    size_t me = get_global_id(0);
    uint begin = me == 0 ? 0 : ends[me - 1];
    uint length = ends[me] - begin;
    uint state[8];
    for (int i = 0; i < 8; ++i)
        state[i] = start_state[i];

    uint blocks = (length + 9 + 63) / 64;
    for (uint block = 0; block < blocks; ++block) {
        uchar bytes[64];
        for (uint i = 0; i < 64; ++i) {
            uint at = block * 64 + i;
            bytes[i] = at < length ? text[begin + at] : at == length ? 0x80 : 0;
        }
        if (block + 1 == blocks) {
            ulong bits = (ulong)length * 8;
            for (int i = 0; i < 8; ++i)
                bytes[63 - i] = (uchar)(bits >> (8 * i));
        }
        compress(state, bytes);
    }
    for (int i = 0; i < 8; ++i)
        digests[me * 8 + i] = state[i];
}
