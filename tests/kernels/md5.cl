// MD5 of many messages, one a work-item; then a search for the number whose digest begins with zeros.

typedef struct {
    uint a, b, c, d;
} State;

constant uchar SHIFTS[16] = { 7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21 };

static uint mix(uint round, uint b, uint c, uint d)
{
    switch (round) {
    case 0:
        return bitselect(d, c, b);
    case 1:
        return bitselect(c, b, d);
    case 2:
        return b ^ c ^ d;
    default:
        return c ^ (b | ~d);
    }
}

static void absorb(State *state, const uint *words, constant uint *sines)
{
    State old = *state;
    uint a = old.a, b = old.b, c = old.c, d = old.d;
    for (uint i = 0; i < 64; i++) {
        uint round = i / 16;
        uint word = round == 0 ? i : round == 1 ? 5 * i + 1 : round == 2 ? 3 * i + 5 : 7 * i;
        uint sum = a + mix(round, b, c, d) + sines[i] + words[word % 16];
        a = d;
        d = c;
        c = b;
        b += rotate(sum, (uint)SHIFTS[round * 4 + i % 4]);
    }
    state->a = old.a + a;
    state->b = old.b + b;
    state->c = old.c + c;
    state->d = old.d + d;
}

static State digest(const uchar *message, uint length, constant uint *sines)
{
    State state = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476 };
    uint padded = (length + 8) / 64 * 64 + 64;
    for (uint block = 0; block < padded; block += 64) {
        uint words[16];
        for (uint i = 0; i < 16; i++)
            words[i] = 0;
        for (uint i = 0; i < 64 && block + i <= length; i++) {
            uint byte = block + i == length ? 0x80 : message[block + i];
            words[i / 4] |= byte << (i % 4 * 8);
        }
        if (block + 64 == padded)
            words[14] = length * 8;
        absorb(&state, words, sines);
    }
    return state;
}

kernel void digests(global const uchar *messages, global const uint *lengths, constant uint *sines, global uint4 *out)
{
    uint item = get_global_id(0);
    uchar message[128];
    for (uint i = 0; i < 128; i++)
        message[i] = messages[item * 128 + i];
    State state = digest(message, lengths[item], sines);
    out[item] = (uint4)(state.a, state.b, state.c, state.d);
}

/// The least number of this range, in decimal digits, whose digest has `zeros` leading zero bits.
kernel void search(constant uint *sines, uint zeros, volatile global uint *found)
{
    uint number = get_global_id(0), length = 0;
    uchar text[10];
    for (uint rest = number; length == 0 || rest != 0; rest /= 10) {
        for (uint i = length++; i > 0; i--)
            text[i] = text[i - 1];
        text[0] = '0' + rest % 10;
    }
    State state = digest(text, length, sines);
    uint first = as_uint(as_uchar4(state.a).wzyx);
    if (clz(first) >= zeros)
        atomic_min(found, number);
}
