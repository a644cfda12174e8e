// Local alignment with affine gaps, by diagonals; a second kernel follows the best alignment back.

#define MATCH 5
#define MISMATCH -4
#define OPEN 7
#define EXTEND 2

typedef struct {
    int best;
    int down;
    int across;
    int from;
} Cell;

enum { STOP, DIAGONAL, DOWN, ACROSS };

/// The cells of one diagonal of the table, whose first row and column are zero.
kernel void diagonal(global const uchar *a, global const uchar *b, global Cell *table, int rows, int columns, int sum)
{
    int i = get_global_id(0) + max(1, sum - columns), j = sum - i;
    if (i < 1 || i > rows || j < 1 || j > columns)
        return;
    int width = columns + 1;
    Cell above = table[(i - 1) * width + j], left = table[i * width + j - 1];
    Cell before = table[(i - 1) * width + j - 1];
    Cell cell;
    cell.down = max((above.best - OPEN), (above.down - EXTEND));
    cell.across = max((left.best - OPEN), (left.across - EXTEND));
    int along = before.best + (a[i - 1] == b[j - 1] ? MATCH : MISMATCH);
    cell.best = max(max(along, 0), max(cell.down, cell.across));
    cell.from = STOP;
    if (cell.best > 0)
        cell.from = cell.best == along ? DIAGONAL : cell.best == cell.down ? DOWN : ACROSS;
    table[i * width + j] = cell;
}

/// The place of the best cell, the first of several, and the steps that lead to it, backwards.
kernel void follow(global const Cell *table, global int *best, global uchar *steps, int rows, int columns)
{
    int width = columns + 1, place = 0, count = 0;
    for (int i = 0; i < (rows + 1) * width; i++) {
        if (table[i].best > table[place].best)
            place = i;
    }
    best[0] = table[place].best;
    best[1] = place;
    while (table[place].from != STOP) {
        int from = table[place].from;
        steps[count++] = from;
        place -= from == DIAGONAL ? width + 1 : from == DOWN ? width : 1;
    }
    best[2] = count;
}
