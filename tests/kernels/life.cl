// Game of life, 64 cells a word: neighbours are counted by adders on whole words; cells are packed and unpacked.

typedef struct {
    ulong ones;
    ulong twos;
} Count;

static ulong word_at(global const ulong *board, int x, int y, int words, int rows)
{
    return board[(y + rows) % rows * words + (x + words) % words];
}

/// How many of three cells in a row live, for each cell; the middle one may be left out.
static Count three(ulong west, ulong own, ulong east, bool with_own)
{
    ulong left = own << 1 | west >> 63, right = own >> 1 | east << 63;
    ulong middle = with_own ? own : 0;
    Count count = { left ^ right ^ middle, (left & right) | (left & middle) | (right & middle) };
    return count;
}

static Count row_of(global const ulong *board, int x, int y, int words, int rows, bool with_own)
{
    return three(word_at(board, x - 1, y, words, rows), word_at(board, x, y, words, rows),
        word_at(board, x + 1, y, words, rows), with_own);
}

kernel void generation(global const ulong *board, global ulong *next, int words, int rows)
{
    int x = get_global_id(0), y = get_global_id(1);
    Count above = row_of(board, x, y - 1, words, rows, true), below = row_of(board, x, y + 1, words, rows, true);
    Count beside = row_of(board, x, y, words, rows, false);
    ulong ones = above.ones ^ beside.ones ^ below.ones;
    ulong carry = (above.ones & beside.ones) | (above.ones & below.ones) | (beside.ones & below.ones);
    // Four words of twos; alive are those with two or three neighbours, so just one of them is set.
    ulong a = above.twos ^ beside.twos, b = below.twos ^ carry;
    ulong twos = a ^ b;
    ulong fours = (above.twos & beside.twos) | (below.twos & carry) | (a & b);
    ulong own = board[y * words + x];
    next[y * words + x] = twos & ~fours & (ones | own);
}

/// Bytes to bits, each work-item a word.
kernel void pack(global const uchar *cells, global ulong *board)
{
    size_t i = get_global_id(0);
    ulong word = 0;
    for (int bit = 0; bit < 64; bit++)
        word |= (ulong)(cells[i * 64 + bit] != 0) << bit;
    board[i] = word;
}

/// How many live in each row.
kernel void census(global const ulong *board, global uint *counts, int words)
{
    size_t y = get_global_id(0);
    ulong sum = 0;
    for (int x = 0; x < words; x++)
        sum += popcount(board[y * words + x]);
    counts[y] = (uint)sum;
}
