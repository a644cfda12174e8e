// Particles as nested structures: members of many sizes, arrays and unions inside, structures by value and returned.

#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

typedef union {
    uint bits;
    uchar bytes[4];
    struct {
        uint kind : 3;
        uint age : 12;
        int drift : 7;
        uint : 0;
    } fields;
} State;

typedef struct {
    double4 position;
    char3 spin;
    float history[3];
} Motion;

typedef struct {
    Motion motion;
    short8 loads;
    State state;
    struct {
        uchar id;
        ulong serial;
    } label;
} Particle;

typedef struct {
    double4 wind;
    int limits[2];
    char3 twist;
} World;

static Motion moved(Motion motion, World world, int kind)
{
    double length_before = motion.position.x + motion.position.y + motion.position.z;
    motion.position.xyz += world.wind.xyz * (double)kind;
    motion.position.w = length_before;
    motion.spin += world.twist;
    for (int i = 2; i > 0; --i)
        motion.history[i] = motion.history[i - 1];
    motion.history[0] = (float)(motion.position.x * 0.5);
    return motion;
}

static short8 shifted(short8 loads, int by)
{
    short8 turned = loads.s12345670;
    return (by & 1) ? turned + (short)by : max(turned, loads);
}

static void grow_older(State *state, const World *world)
{
    int age = state->fields.age + 1;
    if (age > world->limits[0]) {
        age = 0;
        state->fields.kind += 1;
    }
    state->fields.age = age;
    state->fields.drift -= 5;
}

static uint checksum(Particle particle)
{
    uint sum = particle.state.bytes[0] + 3u * particle.state.bytes[1] + 5u * particle.state.bytes[2];
    sum += (uint)particle.label.serial ^ (uint)(particle.label.serial >> 32) ^ particle.label.id;
    short4 half_loads = particle.loads.lo ^ particle.loads.hi;
    return sum + (ushort)(half_loads.x + half_loads.y) + (ushort)(half_loads.z - half_loads.w);
}

kernel void update(global Particle *particles, global uint *sums, World world, uint count)
{
    uint me = get_global_id(0);
    if (me >= count)
        return;
    Particle particle = particles[me];
    particle.motion = moved(particle.motion, world, particle.state.fields.kind);
    particle.loads = shifted(particle.loads, particle.state.fields.drift);
    grow_older(&particle.state, &world);
    particle.label.serial = particle.label.serial * 6364136223846793005ul + particle.label.id;
    if (particle.motion.spin.y > world.limits[1])
        particle.label.id ^= 0x80;
    sums[me] = checksum(particle);
    particles[me] = particle;
}

// The same data member by member: only what changes is read and written.
kernel void reset(global Particle *particles, uchar id)
{
    global Particle *particle = &particles[get_global_id(0)];
    particle->state.fields.kind = particle->state.fields.age & 7;
    particle->label.id = id;
    particle->loads.s3 = particle->loads.s7;
    particle->motion.spin.z = particle->motion.spin.x;
    particle->motion.history[particle->state.bytes[0] % 3] = 1.5f;
}
