// Names matched against patterns with `*`, `?` and `[a-z]`, without recursion; and how much of each pattern matches.

typedef struct {
    uint first;
    uint length;
} Span;

/// How long the element of a pattern is that begins at `at`.
static uint element(global const uchar *pattern, uint at, uint length)
{
    if (pattern[at] != '[')
        return 1;
    uint end = at + 1;
    while (end < length && pattern[end] != ']')
        end++;
    return end - at + 1;
}

static bool accepts(global const uchar *pattern, uint at, uint size, uchar letter)
{
    if (pattern[at] == '?')
        return true;
    if (pattern[at] != '[')
        return pattern[at] == letter;
    uint i = at + 1, end = at + size - 1;
    bool is_other = pattern[i] == '!', is_in = false;
    for (i += is_other; i < end; i++) {
        if (i + 2 < end && pattern[i + 1] == '-') {
            is_in |= pattern[i] <= letter && letter <= pattern[i + 2];
            i += 2;
        } else {
            is_in |= pattern[i] == letter;
        }
    }
    return is_in != is_other;
}

/// Whether the whole name matches: on a mismatch, the last star takes one letter more.
static bool matches(global const uchar *pattern, uint pattern_length, global const uchar *name, uint length)
{
    uint at = 0, i = 0, star = ~0u, resume = 0;
    while (i < length) {
        if (at < pattern_length && pattern[at] == '*') {
            star = at++;
            resume = i;
            continue;
        }
        uint size = at < pattern_length ? element(pattern, at, pattern_length) : 0;
        if (size != 0 && accepts(pattern, at, size, name[i])) {
            at += size;
            i++;
        } else if (star != ~0u) {
            at = star + 1;
            i = ++resume;
        } else {
            return false;
        }
    }
    while (at < pattern_length && pattern[at] == '*')
        at++;
    return at == pattern_length;
}

kernel void match_all(global const uchar *patterns, global const Span *pattern_spans, global const uchar *names,
    global const Span *name_spans, global uchar *results, volatile global uint *counts)
{
    size_t p = get_global_id(0), n = get_global_id(1);
    Span pattern = pattern_spans[p], name = name_spans[n];
    bool is_match = matches(patterns + pattern.first, pattern.length, names + name.first, name.length);
    results[n * get_global_size(0) + p] = is_match;
    if (is_match)
        atomic_inc(&counts[p]);
}
