// Blocks of eight by eight pixels: cosine transform, quantisation, zigzag order, and the way back.

#define N 8

constant uchar LUMINANCE[64] = {
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99
};

/// The place in the block of each place on the zigzag.
static uint zigzag(uint place)
{
    uint sum = 0, before = 0;
    while (before + (sum < N ? sum + 1 : 2 * N - 1 - sum) <= place) {
        before += sum < N ? sum + 1 : 2 * N - 1 - sum;
        sum++;
    }
    uint step = place - before;
    uint low = sum < N ? 0 : sum - N + 1, high = sum < N ? sum : N - 1;
    uint row = sum % 2 ? low + step : high - step;
    return row * N + (sum - row);
}

static float basis(uint frequency, uint place)
{
    float size = frequency == 0 ? 0.35355339f : 0.5f;
    return size * cospi((2 * place + 1) * (float)frequency / (2 * N));
}

/// Each group a block, each work-item a coefficient; rows first, then columns.
kernel void forward(global const uchar *pixels, global short *coefficients, uint width, uint quality)
{
    local float rows[N][N], both[N][N];
    uint x = get_local_id(0), y = get_local_id(1);
    uint left = get_group_id(0) * N, top = get_group_id(1) * N;
    float sum = 0.0f;
    for (uint i = 0; i < N; i++)
        sum += basis(x, i) * ((float)pixels[(top + y) * width + left + i] - 128.0f);
    rows[y][x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = 0.0f;
    for (uint i = 0; i < N; i++)
        sum += basis(y, i) * rows[i][x];
    both[y][x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint place = y * N + x, from = zigzag(place);
    uint divisor = max(1u, (LUMINANCE[from] * quality + 50) / 100);
    uint block = get_group_id(1) * get_num_groups(0) + get_group_id(0);
    coefficients[block * N * N + place] = convert_short_sat_rte(both[from / N][from % N] / divisor);
}

kernel void backward(global const short *coefficients, global uchar *pixels, uint width, uint quality)
{
    local float both[N][N], rows[N][N];
    uint x = get_local_id(0), y = get_local_id(1);
    uint place = y * N + x, to = zigzag(place);
    uint block = get_group_id(1) * get_num_groups(0) + get_group_id(0);
    uint divisor = max(1u, (LUMINANCE[to] * quality + 50) / 100);
    both[to / N][to % N] = (float)coefficients[block * N * N + place] * divisor;
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (uint i = 0; i < N; i++)
        sum += basis(i, y) * both[i][x];
    rows[y][x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = 128.0f;
    for (uint i = 0; i < N; i++)
        sum += basis(i, x) * rows[y][i];
    pixels[(get_group_id(1) * N + y) * width + get_group_id(0) * N + x] = convert_uchar_sat_rte(sum);
}
