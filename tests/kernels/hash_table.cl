// A table with open addressing that many work-items fill at once, look up, and empty in part.

#define EMPTY 0xffffffffu
#define GONE 0xfffffffeu

static uint hash(uint key)
{
    key = (key ^ key >> 16) * 0x7feb352d;
    key = (key ^ key >> 15) * 0x846ca68b;
    return key ^ key >> 16;
}

kernel void clear(global uint *keys, global uint *values)
{
    keys[get_global_id(0)] = EMPTY;
    values[get_global_id(0)] = 0;
}

/// Adds each pair's value to what the table has for its key; says what does not fit.
kernel void insert(volatile global uint *keys, volatile global uint *values, global const uint2 *pairs, uint mask,
    volatile global uint *lost)
{
    uint2 pair = pairs[get_global_id(0)];
    uint slot = hash(pair.x) & mask;
    for (uint tries = 0; tries <= mask; tries++) {
        uint held = atomic_cmpxchg(&keys[slot], EMPTY, pair.x);
        if (held == EMPTY || held == pair.x) {
            atomic_add(&values[slot], pair.y);
            return;
        }
        slot = (slot + 1) & mask;
    }
    atomic_inc(lost);
}

static uint find(global const uint *keys, uint key, uint mask)
{
    uint slot = hash(key) & mask;
    for (uint tries = 0; tries <= mask; tries++) {
        if (keys[slot] == key)
            return slot;
        if (keys[slot] == EMPTY)
            return EMPTY;
        slot = (slot + 1) & mask;
    }
    return EMPTY;
}

kernel void look_up(global const uint *keys, global const uint *values, global const uint *wanted, global uint *found,
    uint mask)
{
    uint slot = find(keys, wanted[get_global_id(0)], mask);
    found[get_global_id(0)] = slot == EMPTY ? EMPTY : values[slot];
}

/// What is taken out leaves a mark, so that what lies behind it is still found.
kernel void take_out(global uint *keys, global const uint *unwanted, uint mask, volatile global uint *taken)
{
    uint slot = find(keys, unwanted[get_global_id(0)], mask);
    if (slot != EMPTY && atomic_xchg(&keys[slot], GONE) != GONE)
        atomic_inc(taken);
}
