// Points at random in a square: how many fall in the circle. Every work-item has its own generator.

typedef struct {
    ulong state;
    uint drawn;
} Generator;

static uint draw(Generator *generator)
{
    ulong x = generator->state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    generator->state = x;
    generator->drawn++;
    return (uint)((x * 0x2545f4914f6cdd1dul) >> 32);
}

// Spreads neighbouring seeds over the whole range; never zero.
static ulong scatter(ulong seed)
{
    seed += 0x9e3779b97f4a7c15ul;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9ul;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebul;
    return (seed ^ (seed >> 31)) | 1ul;
}

kernel void throw_points(global ulong *hits, global uint *draws, ulong seed, uint points)
{
    size_t me = get_global_id(0);
    Generator generator = { scatter(seed + me), 0 };
    ulong inside = 0;
    for (uint i = 0; i < points; ++i) {
        ulong x = draw(&generator);
        ulong y = draw(&generator);
        // The squares can carry out of 64 bits together, not alone.
        ulong sum = x * x + y * y;
        inside += sum >= x * x;
    }
    hits[me] = inside;
    draws[me] = generator.drawn;
}

// Uniform numbers in [0, 1) and, by rejection, integers below a bound.
kernel void sample(global float *uniform, global uint *dice, ulong seed, uint bound)
{
    size_t me = get_global_id(0);
    Generator generator = { scatter(seed * 31 + me), 0 };
    uniform[me] = (float)(draw(&generator) >> 8) * 0x1.0p-24f;
    uint cutoff = (0u - bound) % bound;
    uint value;
    do {
        value = draw(&generator);
    } while (value < cutoff);
    dice[me] = mul_hi(value, bound) * 16u + value % bound % 16u;
}
