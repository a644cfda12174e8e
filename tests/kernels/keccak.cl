// SHA3-256 and SHAKE128: the permutation of 25 words of 64 bits, each work-item a message.

#define WORDS 25

typedef struct {
    ulong words[WORDS];
    uint rate;
    uint at;
} Sponge;

constant uchar TURNS[24] = { 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44 };
constant uchar PLACES[24] = { 10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1 };

/// The round constants come from a shift register of eight bits.
static ulong round_constant(uchar *state)
{
    ulong word = 0;
    for (int i = 0; i < 7; i++) {
        if (*state & 1)
            word |= 1ul << ((1 << i) - 1);
        *state = *state & 0x80 ? *state << 1 ^ 0x71 : *state << 1;
    }
    return word;
}

static void permute(ulong *a)
{
    uchar state = 1;
    for (int round = 0; round < 24; round++) {
        ulong columns[5];
        for (int x = 0; x < 5; x++)
            columns[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (int i = 0; i < WORDS; i++)
            a[i] ^= columns[(i + 4) % 5] ^ rotate(columns[(i + 1) % 5], 1ul);
        ulong moving = a[1];
        for (int i = 0; i < 24; i++) {
            ulong next = a[PLACES[i]];
            a[PLACES[i]] = rotate(moving, (ulong)TURNS[i]);
            moving = next;
        }
        for (int y = 0; y < WORDS; y += 5) {
            ulong row[5] = { a[y], a[y + 1], a[y + 2], a[y + 3], a[y + 4] };
            for (int x = 0; x < 5; x++)
                a[y + x] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]);
        }
        a[0] ^= round_constant(&state);
    }
}

static void put(Sponge *sponge, uchar byte)
{
    sponge->words[sponge->at / 8] ^= (ulong)byte << (sponge->at % 8 * 8);
    if (++sponge->at == sponge->rate) {
        permute(sponge->words);
        sponge->at = 0;
    }
}

static void digest(global const uchar *bytes, uint length, uint rate, uchar suffix, global uchar *out, uint wanted)
{
    Sponge sponge = { { 0 }, rate, 0 };
    for (uint i = 0; i < length; i++)
        put(&sponge, bytes[i]);
    sponge.words[sponge.at / 8] ^= (ulong)suffix << (sponge.at % 8 * 8);
    sponge.words[(rate - 1) / 8] ^= 0x80ul << 56;
    permute(sponge.words);
    for (uint i = 0, at = 0; i < wanted; i++, at++) {
        if (at == rate) {
            permute(sponge.words);
            at = 0;
        }
        out[i] = sponge.words[at / 8] >> (at % 8 * 8);
    }
}

kernel void sha3(global const uchar *bytes, global const uint2 *spans, global uchar *out)
{
    uint2 span = spans[get_global_id(0)];
    digest(bytes + span.x, span.y, 136, 6, out + 32 * get_global_id(0), 32);
}

kernel void shake(global const uchar *bytes, global const uint2 *spans, global uchar *out, uint wanted)
{
    uint2 span = spans[get_global_id(0)];
    digest(bytes + span.x, span.y, 168, 0x1f, out + wanted * get_global_id(0), wanted);
}
