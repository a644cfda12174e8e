// The connected parts of an undirected graph: hooking and pointer jumping, then a census of the parts.

typedef struct {
    uint a;
    uint b;
} Edge;

kernel void alone(global uint *parents)
{
    parents[get_global_id(0)] = get_global_id(0);
}

static uint root_of(global const uint *parents, uint vertex)
{
    while (parents[vertex] != vertex)
        vertex = parents[vertex];
    return vertex;
}

/// Hangs the larger root of each edge below the smaller one.
kernel void hook(global const Edge *edges, global uint *parents, global uint *changes)
{
    Edge edge = edges[get_global_id(0)];
    uint a = root_of(parents, edge.a), b = root_of(parents, edge.b);
    if (a == b)
        return;
    uint low = min(a, b), high = max(a, b);
    if (atomic_min(&parents[high], low) > low)
        atomic_inc(changes);
}

/// Each vertex points at its grandparent; `changes` says whether that is another one.
kernel void jump(global uint *parents, global uint *changes)
{
    uint vertex = get_global_id(0);
    uint parent = parents[vertex], grandparent = parents[parent];
    if (parent != grandparent) {
        parents[vertex] = grandparent;
        atomic_inc(changes);
    }
}

/// How many vertices each part has, and how many edges within it are more than a tree needs.
kernel void census(global const uint *parents, global uint *sizes, uint vertices)
{
    uint vertex = get_global_id(0);
    if (vertex < vertices)
        atomic_inc(&sizes[parents[vertex]]);
}

kernel void spare_edges(global const Edge *edges, global const uint *parents, global int *spare)
{
    Edge edge = edges[get_global_id(0)];
    if (parents[edge.a] == parents[edge.b])
        atomic_inc(&spare[parents[edge.a]]);
}
