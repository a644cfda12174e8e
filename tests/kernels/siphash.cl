// SipHash of strings, with keys in constant memory; a filter of bits that strings are put into and looked up in.

typedef struct {
    ulong a, b, c, d;
} State;

static void turn(State *s, int rounds)
{
    for (int i = 0; i < rounds; i++) {
        s->a += s->b;
        s->c += s->d;
        s->b = rotate(s->b, 13ul) ^ s->a;
        s->d = rotate(s->d, 16ul) ^ s->c;
        s->a = rotate(s->a, 32ul);
        s->c += s->b;
        s->a += s->d;
        s->b = rotate(s->b, 17ul) ^ s->c;
        s->d = rotate(s->d, 21ul) ^ s->a;
        s->c = rotate(s->c, 32ul);
    }
}

/// Two rounds a word, four at the end.
static ulong hash(global const uchar *text, uint length, ulong2 key)
{
    State state = { key.x ^ 0x736f6d6570736575, key.y ^ 0x646f72616e646f6d, key.x ^ 0x6c7967656e657261,
        key.y ^ 0x7465646279746573 };
    for (uint first = 0; first <= length; first += 8) {
        ulong word = first + 8 > length ? (ulong)length << 56 : 0;
        for (uint i = first; i < length && i < first + 8; i++)
            word |= (ulong)text[i] << (i - first) * 8;
        state.d ^= word;
        turn(&state, 2);
        state.a ^= word;
    }
    state.c ^= 0xff;
    turn(&state, 4);
    return state.a ^ state.b ^ state.c ^ state.d;
}

kernel void hashes(global const uchar *text, global const uint2 *spans, constant ulong2 *key, global ulong *out)
{
    uint2 span = spans[get_global_id(0)];
    out[get_global_id(0)] = hash(text + span.x, span.y, *key);
}

/// Sets four bits for each string, all from one hash.
kernel void put_in(global const ulong *hashes, volatile global uint *bits, uint mask)
{
    ulong hash = hashes[get_global_id(0)];
    uint first = (uint)hash, step = (uint)(hash >> 32) | 1;
    for (uint i = 0; i < 4; i++) {
        uint bit = (first + i * step) & mask;
        atomic_or(&bits[bit / 32], 1u << bit % 32);
    }
}

kernel void look_up(global const ulong *hashes, global const uint *bits, global uchar *found, uint mask)
{
    ulong hash = hashes[get_global_id(0)];
    uint first = (uint)hash, step = (uint)(hash >> 32) | 1;
    bool is_in = true;
    for (uint i = 0; i < 4; i++) {
        uint bit = (first + i * step) & mask;
        is_in &= bits[bit / 32] >> bit % 32 & 1;
    }
    found[get_global_id(0)] = is_in;
}
