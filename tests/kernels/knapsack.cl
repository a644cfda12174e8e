// Two classics of dynamic programming: packing a knapsack item by item, and the longest common subsequence of long
// texts with 64 rows in a word.

typedef struct {
    int weight;
    int value;
} Item;

/// The best value for each capacity, with one more item; a bit says whether it is taken.
kernel void pack(global const int *before, global int *after, global uint *taken, Item item, int number, int words)
{
    int capacity = get_global_id(0);
    int without = before[capacity];
    int with = capacity >= item.weight ? before[capacity - item.weight] + item.value : -1;
    bool takes = with > without;
    after[capacity] = takes ? with : without;
    if (takes)
        taken[capacity * words + number / 32] |= 1u << (number % 32);
}

/// Which items the best packing has, read backwards from the bits.
kernel void unpack(global const Item *items, global const uint *taken, global uchar *chosen, int count, int words,
    int capacity)
{
    for (int number = count - 1; number >= 0; number--) {
        bool takes = taken[capacity * words + number / 32] >> (number % 32) & 1;
        chosen[number] = takes;
        if (takes)
            capacity -= items[number].weight;
    }
}

/// The length of the longest common subsequence of a text of up to 64 letters and each of the other texts.
kernel void common(global const uchar *text, int length, global const uchar *others, global const int *starts,
    global int *lengths)
{
    ulong where[32];
    for (int letter = 0; letter < 32; letter++)
        where[letter] = 0;
    for (int i = 0; i < length; i++)
        where[text[i] & 31] |= 1ul << i;
    int other = get_global_id(0);
    ulong row = ~0ul;
    for (int i = starts[other]; i < starts[other + 1]; i++) {
        ulong matches = row & where[others[i] & 31];
        row = (row + matches) | (row - matches);
    }
    ulong used = length == 64 ? ~0ul : (1ul << length) - 1;
    lengths[other] = popcount(~row & used);
}
