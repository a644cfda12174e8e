// The ChaCha20 stream cipher on rows of four words, and the Poly1305 sum of what it gives, in 64-bit limbs.

typedef struct {
    uint4 key[2];
    uint4 nonce;
} Secret;

static void quarter(uint4 *a, uint4 *b, uint4 *c, uint4 *d)
{
    *a += *b;
    *d = rotate(*d ^ *a, 16u);
    *c += *d;
    *b = rotate(*b ^ *c, 12u);
    *a += *b;
    *d = rotate(*d ^ *a, 8u);
    *c += *d;
    *b = rotate(*b ^ *c, 7u);
}

/// Sixteen words of the stream; the counter is the first word of the last row.
static uint16 block(const Secret *secret, uint counter)
{
    uint4 a = (uint4)(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);
    uint4 b = secret->key[0], c = secret->key[1], d = (uint4)(counter, secret->nonce.xyz);
    uint4 first[4] = { a, b, c, d };
    for (int i = 0; i < 10; i++) {
        quarter(&a, &b, &c, &d);
        b = b.yzwx;
        c = c.zwxy;
        d = d.wxyz;
        quarter(&a, &b, &c, &d);
        b = b.wxyz;
        c = c.zwxy;
        d = d.yzwx;
    }
    return (uint16)(a + first[0], b + first[1], c + first[2], d + first[3]);
}

/// Each work-item does 64 bytes.
kernel void encrypt(global const uint16 *plain, global uint16 *secret_text, Secret secret, uint counter)
{
    size_t i = get_global_id(0);
    secret_text[i] = plain[i] ^ block(&secret, counter + (uint)i);
}

/// The sum of whole blocks of sixteen bytes modulo 2^130 - 5, by one work-item; `r` is clamped.
kernel void authenticate(global const ulong2 *blocks, uint count, ulong2 r, ulong2 s, global ulong *tag)
{
    ulong h0 = 0, h1 = 0, h2 = 0;
    for (uint i = 0; i < count; i++) {
        ulong2 next = blocks[i];
        h0 += next.x;
        ulong carry = h0 < next.x;
        h1 += carry;
        carry = h1 < carry;
        h1 += next.y;
        carry += h1 < next.y;
        h2 += carry + 1;
        // h * r, of which h2 is small and r1 a multiple of 4, so that 2^130 is 5.
        ulong r0 = r.x, r1 = r.y, r1_up = r.y + (r.y >> 2);
        ulong low0 = h0 * r0, high0 = mul_hi(h0, r0), low1 = h1 * r1_up, high1 = mul_hi(h1, r1_up);
        ulong sum0 = low0 + low1, up0 = high0 + high1 + (sum0 < low0);
        ulong low2 = h0 * r1, high2 = mul_hi(h0, r1), low3 = h1 * r0, high3 = mul_hi(h1, r0);
        ulong sum1 = low2 + low3, up1 = high2 + high3 + (sum1 < low2);
        ulong low4 = h2 * r1_up;
        sum1 += low4;
        up1 += sum1 < low4;
        sum1 += up0;
        up1 += sum1 < up0;
        ulong sum2 = h2 * r0 + up1;
        ulong over = (sum2 >> 2) + (sum2 & ~3ul);
        h0 = sum0 + over;
        carry = h0 < over;
        h1 = sum1 + carry;
        h2 = (sum2 & 3) + (h1 < carry);
    }
    ulong g0 = h0 + 5, g1 = h1 + (g0 < 5), g2 = h2 + (g1 < h1);
    bool above = g2 >= 4;
    h0 = above ? g0 : h0;
    h1 = above ? g1 : h1;
    tag[0] = h0 + s.x;
    tag[1] = h1 + s.y + (tag[0] < s.x);
}
