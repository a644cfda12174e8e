// Distances in a graph: one kernel goes level by level over edge lists, another settles weighted distances.

#define FAR 0x7fffffff

typedef struct {
    uint first;
    uint count;
} Vertex;

/// Everything is far but the source.
kernel void begin(global int *distances, uint source)
{
    uint vertex = get_global_id(0);
    distances[vertex] = vertex == source ? 0 : FAR;
}

/// Visits the neighbours of what was reached at `level`; says whether any is new.
kernel void visit(global const Vertex *vertices, global const uint *edges, global int *distances, global int *frontier,
    int level)
{
    uint vertex = get_global_id(0);
    if (distances[vertex] != level)
        return;
    Vertex own = vertices[vertex];
    for (uint i = own.first; i < own.first + own.count; i++) {
        uint other = edges[i];
        if (atomic_cmpxchg(&distances[other], FAR, level + 1) == FAR)
            atomic_or(frontier, 1);
    }
}

/// Shortens the way to each neighbour if the way through this vertex is shorter; says whether any was.
kernel void relax(global const Vertex *vertices, global const uint *edges, global const int *weights,
    global int *distances, global int *changes)
{
    uint vertex = get_global_id(0);
    int here = distances[vertex];
    if (here == FAR)
        return;
    Vertex own = vertices[vertex];
    for (uint i = own.first; i < own.first + own.count; i++) {
        int there = here + weights[i];
        if (atomic_min(&distances[edges[i]], there) > there)
            atomic_inc(changes);
    }
}

/// Counts who is reached, and how far the farthest is.
kernel void summarise(global const int *distances, global int *reached, global int *farthest)
{
    int distance = distances[get_global_id(0)];
    if (distance == FAR)
        return;
    atomic_inc(reached);
    atomic_max(farthest, distance);
}
