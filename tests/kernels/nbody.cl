// One time step of point masses that attract each other; w is the mass in `positions`.

// The acceleration, and in w the mass times the inverse distance.
static float4 pull(float4 on, float4 from, float softening)
{
    float3 way = from.xyz - on.xyz;
    float inverse = rsqrt(dot(way, way) + softening);
    return (float4)(way * (from.w * inverse * inverse * inverse), from.w * inverse);
}

kernel void step_bodies(global const float4 *positions, global const float4 *velocities, global float4 *new_positions,
                        global float4 *new_velocities, local float4 *shared_bodies, uint count, float softening,
                        float interval)
{
    uint me = get_global_id(0);
    uint lane = get_local_id(0);
    uint width = get_local_size(0);
    float4 body = me < count ? positions[me] : (float4)(0.0f);
    float3 acceleration = (float3)(0.0f, 0.0f, 0.0f);

    for (uint start = 0; start < count; start += width) {
        uint other = start + lane;
        shared_bodies[lane] = other < count ? positions[other] : (float4)(0.0f);
        barrier(CLK_LOCAL_MEM_FENCE);
        uint valid = min(width, count - start);
        for (uint i = 0; i < valid; ++i)
            acceleration += pull(body, shared_bodies[i], softening).xyz;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (me >= count)
        return;
    float4 velocity = velocities[me];
    velocity.xyz += acceleration * interval;
    new_velocities[me] = velocity;
    new_positions[me] = (float4)(body.xyz + velocity.xyz * interval, body.w);
}
