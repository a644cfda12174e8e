// Shortest ways between all nodes: one launch for each node that a way may pass; `hops` holds the next node.

#define FAR 0x3fffffff

kernel void start(global const int *weights, global int *distances, global short *hops, int count)
{
    int to = get_global_id(0), from = get_global_id(1);
    if (to >= count || from >= count)
        return;
    size_t cell = (size_t)from * count + to;
    int weight = weights[cell];
    if (from == to) {
        distances[cell] = 0;
        hops[cell] = (short)to;
    } else if (weight < 0) {
        distances[cell] = FAR;
        hops[cell] = -1;
    } else {
        distances[cell] = weight;
        hops[cell] = (short)to;
    }
}

kernel void relax(global int *distances, global short *hops, int through, int count)
{
    local int first_leg[16];
    int to = get_global_id(0), from = get_global_id(1);
    if (get_local_id(0) == 0)
        first_leg[get_local_id(1)] = from < count ? distances[from * count + through] : FAR;
    barrier(CLK_LOCAL_MEM_FENCE);

    if (to < count && from < count) {
        int way = first_leg[get_local_id(1)] + distances[through * count + to];
        if (way < distances[from * count + to]) {
            distances[from * count + to] = way;
            hops[from * count + to] = hops[from * count + through];
        }
    }
}

// The number of edges on the way from node 0 to every other, or -1.
kernel void walk(global const short *hops, global int *edges, int count)
{
    int to = get_global_id(0);
    int at = 0, steps = 0;
    while (at != to) {
        at = hops[at * count + to];
        if (at < 0 || steps > count) {
            steps = -1;
            break;
        }
        ++steps;
    }
    edges[to] = steps;
}
