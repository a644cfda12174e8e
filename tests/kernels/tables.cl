// Program-scope constants of many shapes: strings, arrays of arrays, structures with pointers to other constants.

typedef struct {
    float factor;
    short offset;
    constant char *name;
} Unit;

typedef struct {
    constant Unit *units;
    uchar count;
    double reference[2];
} Family;

constant int grid[3][4] = { { 1, 2, 3 }, { [3] = -4 }, { 5, 6, 7, 8 } };

constant Unit lengths[] = { { 1.0f, 0, "metre" }, { 0.25f, -3, "hand" }, { 1000.0f, 12, "kilometre" } };
constant Unit times[] = { { 60.0f, 1, "minute" }, { 3600.0f, -1, "hour" } };

constant Family families[2] = {
    { lengths, sizeof(lengths) / sizeof(lengths[0]), { 0.5, -2.0 } },
    { times, 2, { 1e10, 0x1.8p-4 } },
};

constant float4 corners[2] = { (float4)(1.0f, 2.0f, 3.0f, 4.0f), (float4)(-1.5f) };
constant int *constant middle = &grid[1][2];
constant ulong wide[] = { 0xfedcba9876543210ul, 1ul << 40, ~0ul };
constant char empty[7] = "";

static int length_of(constant char *text)
{
    int length = 0;
    while (text[length] != 0)
        ++length;
    return length;
}

static int sum_of(constant char *text)
{
    int sum = 0;
    for (; *text; ++text)
        sum = sum * 3 + *text;
    return sum;
}

kernel void convert(global const int *requests, global double *results, global int *texts)
{
    size_t me = get_global_id(0);
    int request = requests[me];
    constant Family *family = &families[request & 1];
    constant Unit *unit = family->units + (request >> 1) % family->count;
    results[me] = (double)unit->factor * request + unit->offset + family->reference[(request >> 3) & 1];
    texts[me * 2] = length_of(unit->name);
    texts[me * 2 + 1] = sum_of(unit->name) + length_of(empty);
}

kernel void look_up(global const int *requests, global long *results)
{
    size_t me = get_global_id(0);
    uint request = requests[me];
    long value = grid[request % 3][request / 3 % 4];
    value += (long)(wide[request % 3] >> (request % 7 + 2));
    value += middle[(int)(request % 5) - 2];
    value += (long)corners[request & 1].z * 1000;
    results[me] = value;
}
