// Spins on a torus: updates of the black and the white places in turn, energy and magnetisation by reduction.

typedef struct {
    uint thresholds[5];
} Rates;

static uint hash(uint a, uint b, uint c)
{
    uint x = a * 0x9e3779b1u ^ b * 0x85ebca77u ^ c * 0xc2b2ae3du;
    x = (x ^ x >> 15) * 0x2c1b3c6du;
    x = (x ^ x >> 12) * 0x297a2d39u;
    return x ^ x >> 15;
}

static int around(global const char *spins, int x, int y, int size)
{
    int west = (x + size - 1) % size, east = (x + 1) % size, north = (y + size - 1) % size, south = (y + 1) % size;
    return spins[y * size + west] + spins[y * size + east] + spins[north * size + x] + spins[south * size + x];
}

/// Cold: all spins the same.
kernel void freeze(global char *spins)
{
    spins[get_global_id(0)] = 1;
}

/// Turns a spin with the probability that the change of energy has.
kernel void update(global char *spins, int size, uint seed, uint sweep, int colour, Rates rates)
{
    int y = get_global_id(1), x = 2 * (int)get_global_id(0) + ((y + colour) & 1);
    char spin = spins[y * size + x];
    int cost = spin * around(spins, x, y, size);
    if (hash(seed, sweep, y * size + x) <= rates.thresholds[(cost + 4) / 2])
        spins[y * size + x] = -spin;
}

/// The energy and the magnetisation of each group's rows.
kernel void measure(global const char *spins, int size, global int2 *sums)
{
    local int2 partial[16];
    int lane = get_local_id(0), y = get_group_id(0);
    int2 sum = (int2)(0, 0);
    for (int x = lane; x < size; x += 16) {
        char spin = spins[y * size + x];
        sum += (int2)(-spin * (spins[y * size + (x + 1) % size] + spins[(y + 1) % size * size + x]), spin);
    }
    partial[lane] = sum;
    for (int half_way = 8; half_way > 0; half_way /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < half_way)
            partial[lane] += partial[lane + half_way];
    }
    if (lane == 0)
        sums[y] = partial[0];
}
