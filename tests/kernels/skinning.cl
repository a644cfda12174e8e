// Skin over bones: quaternions to matrices, poses mixed, points moved by four weighted matrices, normals and bounds.

typedef struct {
    float4 turn;
    float4 shift;
} Bone;

typedef struct {
    uint4 bones;
    float4 weights;
} Skin;

static float4 times(float4 a, float4 b)
{
    return (float4)(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

/// Between two poses: turns by the shorter way, normalised.
kernel void mix_poses(global const Bone *a, global const Bone *b, global Bone *out, float part)
{
    size_t i = get_global_id(0);
    float4 other = dot(a[i].turn, b[i].turn) < 0.0f ? -b[i].turn : b[i].turn;
    out[i].turn = normalize(mix(a[i].turn, other, part));
    out[i].shift = mix(a[i].shift, b[i].shift, part);
}

/// Each bone relative to the one before it becomes one of the whole, as rows of a matrix.
kernel void chain(global const Bone *bones, global float16 *matrices)
{
    size_t last = get_global_id(0);
    float4 turn = (float4)(0.0f, 0.0f, 0.0f, 1.0f), shift = (float4)(0.0f);
    for (size_t i = 0; i <= last; i++) {
        float4 moved = times(times(turn, (float4)(bones[i].shift.xyz, 0.0f)), (float4)(-turn.xyz, turn.w));
        shift += (float4)(moved.xyz, 0.0f);
        turn = times(turn, bones[i].turn);
    }
    float x = turn.x, y = turn.y, z = turn.z, w = turn.w;
    float4 first = (float4)(1.0f - 2.0f * (y * y + z * z), 2.0f * (x * y - z * w), 2.0f * (x * z + y * w), shift.x);
    float4 second = (float4)(2.0f * (x * y + z * w), 1.0f - 2.0f * (x * x + z * z), 2.0f * (y * z - x * w), shift.y);
    float4 third = (float4)(2.0f * (x * z - y * w), 2.0f * (y * z + x * w), 1.0f - 2.0f * (x * x + y * y), shift.z);
    matrices[last] = (float16)(first, second, third, (float4)(0.0f, 0.0f, 0.0f, 1.0f));
}

/// Each point by the mean of its matrices.
kernel void move(global const float16 *matrices, global const Skin *skins, global const float4 *points,
    global float4 *moved)
{
    size_t i = get_global_id(0);
    Skin skin = skins[i];
    float16 matrix = skin.weights.x * matrices[skin.bones.x] + skin.weights.y * matrices[skin.bones.y]
        + skin.weights.z * matrices[skin.bones.z] + skin.weights.w * matrices[skin.bones.w];
    float4 point = (float4)(points[i].xyz, 1.0f);
    moved[i] = (float4)(dot(matrix.s0123, point), dot(matrix.s4567, point), dot(matrix.s89ab, point), 1.0f);
}
