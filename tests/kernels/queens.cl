// Backtracking without recursion: queens on a board, counted below each start, and cages of numbers filled.

#define MOST 16

typedef struct {
    uint free;
    uint down;
    uint left;
    uint right;
} Level;

/// Each work-item has the queens of the first two rows given and counts the boards that follow.
kernel void count_boards(int size, global uint *counts)
{
    int first = get_global_id(0), second = get_global_id(1);
    uint all = (1u << size) - 1, a = 1u << first, b = 1u << second;
    uint count = 0;
    Level levels[MOST];
    int depth = 2;
    bool is_possible = first != second && first != second - 1 && first != second + 1;
    levels[2].down = a | b;
    levels[2].left = (a << 1 | b) << 1;
    levels[2].right = (a >> 1 | b) >> 1;
    levels[2].free = is_possible ? all & ~(levels[2].down | levels[2].left | levels[2].right) : 0;
    while (depth >= 2) {
        Level level = levels[depth];
        if (level.free == 0) {
            depth--;
            continue;
        }
        uint queen = level.free & -level.free;
        levels[depth].free ^= queen;
        if (depth + 1 == size) {
            count++;
            continue;
        }
        depth++;
        levels[depth].down = level.down | queen;
        levels[depth].left = (level.left | queen) << 1;
        levels[depth].right = (level.right | queen) >> 1;
        levels[depth].free = all & ~(levels[depth].down | levels[depth].left | levels[depth].right);
    }
    counts[first * size + second] = count;
}

/// How many subsets of up to 32 numbers have each sum, by going through all in the order of Gray's code.
kernel void subset_sums(global const int *numbers, int count, global const int *sums, global uint *subsets)
{
    int wanted = sums[get_global_id(0)], sum = 0;
    uint chosen = 0, found = wanted == 0;
    for (uint step = 1; step < 1u << count; step++) {
        int place = 31 - clz(step & -step);
        chosen ^= 1u << place;
        sum += chosen >> place & 1 ? numbers[place] : -numbers[place];
        found += sum == wanted;
    }
    subsets[get_global_id(0)] = found;
}
