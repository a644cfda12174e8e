// Numbers at random, each work-item its own stream: four generators, jumps ahead, and what is made of the numbers.

typedef struct {
    ulong state;
    ulong increment;
} Pcg;

static uint pcg(Pcg *generator)
{
    ulong old = generator->state;
    generator->state = old * 6364136223846793005ul + generator->increment;
    uint mixed = ((old >> 18) ^ old) >> 27;
    return rotate(mixed, 32 - (uint)(old >> 59));
}

/// `count` steps at once: the square of a step is a step.
static void jump(Pcg *generator, ulong count)
{
    ulong factor = 1, sum = 0, step_factor = 6364136223846793005ul, step_sum = generator->increment;
    for (; count != 0; count >>= 1) {
        if (count & 1) {
            factor *= step_factor;
            sum = sum * step_factor + step_sum;
        }
        step_sum *= step_factor + 1;
        step_factor *= step_factor;
    }
    generator->state = generator->state * factor + sum;
}

static ulong xoshiro(ulong4 *state)
{
    ulong result = rotate(state->y * 5, 7ul) * 9;
    ulong shifted = state->y << 17;
    state->z ^= state->x;
    state->w ^= state->y;
    state->y ^= state->z;
    state->x ^= state->w;
    state->z ^= shifted;
    state->w = rotate(state->w, 45ul);
    return result;
}

static uint middle(ulong *x, ulong *weyl)
{
    *weyl += 0xb5ad4eceda1ce2a9ul;
    *x = *x * *x + *weyl;
    *x = rotate(*x, 32ul);
    return (uint)*x;
}

static uint4 philox(uint4 counter, uint2 key)
{
    for (int round = 0; round < 10; round++) {
        uint high0 = mul_hi(0xd2511f53u, counter.x), low0 = 0xd2511f53u * counter.x;
        uint high1 = mul_hi(0xcd9e8d57u, counter.z), low1 = 0xcd9e8d57u * counter.z;
        counter = (uint4)(high1 ^ counter.y ^ key.x, low1, high0 ^ counter.w ^ key.y, low0);
        key += (uint2)(0x9e3779b9, 0xbb67ae85);
    }
    return counter;
}

/// One number of each generator a work-item, after as many steps as its number.
kernel void numbers(ulong seed, global uint *pcgs, global ulong *xoshiros, global uint *middles, global uint4 *philoxes)
{
    size_t i = get_global_id(0);
    Pcg generator = { seed, seed << 1 | 1 };
    jump(&generator, i);
    pcgs[i] = pcg(&generator);
    ulong4 state = (ulong4)(seed, seed + 1, seed + 2, seed + 3);
    ulong x = 0, weyl = seed;
    for (size_t step = 0; step < i; step++) {
        xoshiro(&state);
        middle(&x, &weyl);
    }
    xoshiros[i] = xoshiro(&state);
    middles[i] = middle(&x, &weyl);
    philoxes[i] = philox((uint4)((uint)i, 0, 0, 0), as_uint2(seed));
}

/// Throws of a die without bias, counted in local memory.
kernel void dice(uint2 key, uint throws, global uint *counts)
{
    local uint own[6];
    if (get_local_id(0) < 6)
        own[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < throws; i++) {
        uint4 four = philox((uint4)((uint)get_global_id(0), i, 1, 0), key);
        uint number = four.x < 4294967292u ? four.x : four.y;
        atomic_inc(&own[number % 6]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) < 6)
        atomic_add(&counts[get_local_id(0)], own[get_local_id(0)]);
}
