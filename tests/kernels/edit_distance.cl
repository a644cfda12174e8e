// Edit distances of words to one key: rows of a table in private memory, and the same table by diagonals in a group.

#define LONGEST 31

kernel void by_rows(global const char *words, global const uchar *lengths, constant char *key, uint key_length,
                    global ushort *distances)
{
    size_t me = get_global_id(0);
    global const char *word = words + me * LONGEST;
    ushort row[LONGEST + 1];
    for (ushort i = 0; i <= key_length; ++i)
        row[i] = i;
    for (uint w = 0; w < lengths[me]; ++w) {
        ushort diagonal = row[0];
        row[0] = w + 1;
        for (uint k = 0; k < key_length; ++k) {
            ushort above = row[k + 1];
            ushort changed = diagonal + (word[w] != key[k]);
            ushort added = min(above, row[k]) + (ushort)1;
            row[k + 1] = min(changed, added);
            diagonal = above;
        }
    }
    distances[me] = row[key_length];
}

// A work-group a word; work-item k holds column k, and a diagonal is done at a time.
kernel void by_diagonals(global const char *words, global const uchar *lengths, constant char *key, uint key_length,
                         global ushort *distances)
{
    local ushort diagonals[3][LONGEST + 1];
    size_t which = get_group_id(0);
    uint column = get_local_id(0);
    uint word_length = lengths[which];
    global const char *word = words + which * LONGEST;
    for (uint d = 0; d <= word_length + key_length; ++d) {
        local ushort *now = diagonals[d % 3];
        const local ushort *last = diagonals[(d + 2) % 3];
        const local ushort *before = diagonals[(d + 1) % 3];
        if (column <= key_length && column <= d && d - column <= word_length) {
            uint row = d - column;
            ushort best;
            if (row == 0 || column == 0) {
                best = d;
            } else {
                best = before[column - 1] + (word[row - 1] != key[column - 1]);
                best = min(best, (ushort)(last[column] + 1));
                best = min(best, (ushort)(last[column - 1] + 1));
            }
            now[column] = best;
            if (row == word_length && column == key_length)
                distances[which] = best;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
