// Base 64 both ways: three bytes to four letters and back, with padding, and the place of the first letter that is none.

typedef struct {
    uchar4 letters;
} Quartet;

static uchar letter_of(uchar six)
{
    if (six < 26)
        return 'A' + six;
    if (six < 52)
        return 'a' + six - 26;
    if (six < 62)
        return '0' + six - 52;
    return six == 62 ? '+' : '/';
}

/// 64 for what is no letter.
static uchar4 six_of(uchar4 letters)
{
    uchar4 upper = letters - (uchar4)('A'), lower = letters - (uchar4)('a'), digit = letters - (uchar4)('0');
    uchar4 six = (uchar4)(64);
    six = select(six, upper, upper < (uchar4)(26));
    six = select(six, lower + (uchar4)(26), lower < (uchar4)(26));
    six = select(six, digit + (uchar4)(52), digit < (uchar4)(10));
    six = select(six, (uchar4)(62), letters == (uchar4)('+'));
    return select(six, (uchar4)(63), letters == (uchar4)('/'));
}

kernel void encode(global const uchar *bytes, global Quartet *text, uint length)
{
    uint i = get_global_id(0), first = 3 * i;
    uint left = length - first;
    uchar3 three = (uchar3)(bytes[first], left > 1 ? bytes[first + 1] : 0, left > 2 ? bytes[first + 2] : 0);
    uchar4 six = (uchar4)(three.x >> 2, (three.x & 3) << 4 | three.y >> 4, (three.y & 15) << 2 | three.z >> 6,
        three.z & 63);
    uchar4 letters = (uchar4)(letter_of(six.x), letter_of(six.y), letter_of(six.z), letter_of(six.w));
    if (left < 3)
        letters.w = '=';
    if (left < 2)
        letters.z = '=';
    text[i].letters = letters;
}

kernel void decode(global const Quartet *text, global uchar *bytes, uint quartets, volatile global uint *length,
    volatile global uint *wrong)
{
    uint i = get_global_id(0);
    uchar4 letters = text[i].letters;
    uint padding = 0;
    if (i + 1 == quartets)
        padding = letters.w != '=' ? 0 : letters.z != '=' ? 1 : 2;
    uchar4 six = six_of(letters);
    for (uint j = 0; j < 4 - padding; j++) {
        uchar one = j == 0 ? six.x : j == 1 ? six.y : j == 2 ? six.z : six.w;
        if (one == 64)
            atomic_min(wrong, 4 * i + j);
    }
    six = select(six, (uchar4)(0), six == (uchar4)(64));
    uint bits = (uint)six.x << 18 | (uint)six.y << 12 | (uint)six.z << 6 | six.w;
    uchar4 split = as_uchar4(bits);
    vstore3(split.zyx, i, bytes);
    atomic_add(length, 3 - padding);
}
