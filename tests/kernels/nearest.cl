// The nearest point by a k-d tree that lies in an array, searched without recursion; and all points in a box.

#define DEPTH 16

typedef struct {
    float3 place;
    uint number;
} Point;

typedef struct {
    uint node;
    float distance;
} Task;

static float part(float3 place, uint axis)
{
    return axis == 0 ? place.x : axis == 1 ? place.y : place.z;
}

/// The children of node `i` are `2 i + 1` and `2 i + 2`; each level splits by the next axis.
kernel void nearest(global const Point *tree, uint count, global const float3 *queries, global uint *found,
    global float *distances, global uint *visits)
{
    size_t item = get_global_id(0);
    float3 query = queries[item];
    Task stack[DEPTH] = { { 0, 0.0f } };
    uint height = 1, best = 0, visited = 0;
    float shortest = INFINITY;
    while (height > 0) {
        Task task = stack[--height];
        if (task.node >= count || task.distance > shortest)
            continue;
        visited++;
        Point point = tree[task.node];
        float3 apart = point.place - query;
        float length = dot(apart, apart);
        if (length < shortest || (length == shortest && point.number < best)) {
            shortest = length;
            best = point.number;
        }
        uint axis = (31 - clz(task.node + 1)) % 3;
        float side = part(query, axis) - part(point.place, axis);
        uint near = 2 * task.node + (side < 0.0f ? 1 : 2), far = 4 * task.node + 3 - near;
        stack[height].node = far;
        stack[height++].distance = side * side;
        stack[height].node = near;
        stack[height++].distance = task.distance;
    }
    found[item] = best;
    distances[item] = sqrt(shortest);
    visits[item] = visited;
}

/// How many points lie in the box of each query, which is its place and as far as `reach`.
kernel void in_box(global const Point *tree, uint count, global const float3 *queries, float3 reach, global uint *counts)
{
    size_t item = get_global_id(0);
    uint inside = 0;
    for (uint i = 0; i < count; i++) {
        int3 is_in = islessequal(fabs(tree[i].place - queries[item]), reach);
        inside += all(is_in) ? 1 : 0;
    }
    counts[item] = inside;
}
