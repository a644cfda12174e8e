// A convolutional code of seven bits at rate one half: encoded, disturbed, and decoded by the most likely path.

#define STATES 64
#define MOST 96

constant uint TAPS[2] = { 0x6d, 0x4f };

static uint parity(uint bits)
{
    return popcount(bits) & 1;
}

static uint pair_of(uint window)
{
    return parity(window & TAPS[0]) | parity(window & TAPS[1]) << 1;
}

/// Two bits for each bit of a message, which ends with zeros.
kernel void encode(global const uchar *messages, global uchar *pairs, int length)
{
    global const uchar *message = messages + get_global_id(0) * length;
    global uchar *out = pairs + get_global_id(0) * length;
    uint window = 0;
    for (int i = 0; i < length; i++) {
        window = (window >> 1) | (uint)message[i] << 6;
        out[i] = pair_of(window);
    }
}

/// Each group a message, each work-item a state: the last six bits.
kernel void decode(global const uchar *pairs, global uchar *messages, global int *errors, int length)
{
    local int costs[2][STATES];
    local uchar choices[MOST][STATES];
    uint state = get_local_id(0);
    global const uchar *received = pairs + get_group_id(0) * length;
    costs[0][state] = state == 0 ? 0 : 1000;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < length; i++) {
        local const int *before = costs[i % 2];
        // The state is bits 6 to 1 of the window; what fell out is bit 0.
        uint even = (state << 1 | 0) & (STATES - 1), odd = even | 1;
        uint window = state << 1;
        int with_even = before[even] + popcount((uint)received[i] ^ pair_of(window));
        int with_odd = before[odd] + popcount((uint)received[i] ^ pair_of(window | 1));
        choices[i][state] = with_odd < with_even;
        costs[(i + 1) % 2][state] = min(with_even, with_odd);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (state != 0)
        return;
    uint now = 0;
    for (int i = length - 1; i >= 0; i--) {
        messages[get_group_id(0) * length + i] = now >> 5;
        now = (now << 1 | choices[i][now]) & (STATES - 1);
    }
    errors[get_group_id(0)] = costs[length % 2][0];
}
