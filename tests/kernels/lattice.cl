// Flow by lattice Boltzmann in two dimensions: nine speeds, obstacles that throw back, walls above and below.

#define SPEEDS 9

constant int2 STEPS[SPEEDS] = {
    (int2)(0, 0), (int2)(1, 0), (int2)(0, 1), (int2)(-1, 0), (int2)(0, -1),
    (int2)(1, 1), (int2)(-1, 1), (int2)(-1, -1), (int2)(1, -1)
};
constant float WEIGHTS[SPEEDS] = {
    4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36
};
constant int OPPOSITE[SPEEDS] = { 0, 3, 4, 1, 2, 7, 8, 5, 6 };

static float equilibrium(int speed, float density, float2 velocity)
{
    float along = dot(convert_float2(STEPS[speed]), velocity);
    return WEIGHTS[speed] * density * (1.0f + 3.0f * along + 4.5f * along * along - 1.5f * dot(velocity, velocity));
}

/// A fluid at rest, heavier in the middle.
kernel void begin(global float *cells, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float density = x == width / 2 && y == height / 2 ? 1.5f : 1.0f;
    for (int speed = 0; speed < SPEEDS; speed++)
        cells[(speed * height + y) * width + x] = equilibrium(speed, density, (float2)(0.05f, 0.0f));
}

/// What comes from the neighbours, then a step towards equilibrium.
kernel void step(global const float *now, global float *next, global const uchar *walls, int width, int height,
    float relaxation)
{
    int x = get_global_id(0), y = get_global_id(1);
    float own[SPEEDS], density = 0.0f;
    float2 momentum = (float2)(0.0f);
    for (int speed = 0; speed < SPEEDS; speed++) {
        int2 from = (int2)((x - STEPS[speed].x + width) % width, y - STEPS[speed].y);
        bool is_wall = from.y < 0 || from.y >= height || walls[from.y * width + from.x];
        own[speed] = is_wall ? now[(OPPOSITE[speed] * height + y) * width + x]
                             : now[(speed * height + from.y) * width + from.x];
        density += own[speed];
        momentum += own[speed] * convert_float2(STEPS[speed]);
    }
    float2 velocity = momentum / density;
    bool is_solid = walls[y * width + x];
    for (int speed = 0; speed < SPEEDS; speed++) {
        float target = equilibrium(speed, density, velocity);
        float kept = is_solid ? now[(speed * height + y) * width + x] : own[speed] + relaxation * (target - own[speed]);
        next[(speed * height + y) * width + x] = kept;
    }
}

/// The density of each cell.
kernel void densities(global const float *cells, global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int speed = 0; speed < SPEEDS; speed++)
        sum += cells[(speed * height + y) * width + x];
    out[y * width + x] = sum;
}
