// Reed-Solomon codes over bytes: encoding, syndromes, Berlekamp and Massey's shift register, Forney's corrections.

#define CHECKS 8
#define MOST 64

typedef struct {
    uchar exponentials[512];
    uchar logarithms[256];
} Field;

static uchar times(local const Field *field, uchar a, uchar b)
{
    return a == 0 || b == 0 ? 0 : field->exponentials[field->logarithms[a] + field->logarithms[b]];
}

static uchar inverse(local const Field *field, uchar a)
{
    return field->exponentials[255 - field->logarithms[a]];
}

static void make_field(local Field *field)
{
    if (get_local_id(0) == 0) {
        uint x = 1;
        for (int i = 0; i < 255; i++) {
            field->exponentials[i] = field->exponentials[i + 255] = x;
            field->logarithms[x] = i;
            x = x << 1 ^ (x & 0x80 ? 0x11d : 0);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

/// The checks behind each message of `length` bytes.
kernel void encode(global uchar *words, constant uchar *generator, int length)
{
    local Field field;
    make_field(&field);
    global uchar *word = words + get_global_id(0) * (length + CHECKS);
    uchar rest[CHECKS] = { 0 };
    for (int i = 0; i < length; i++) {
        uchar factor = word[i] ^ rest[0];
        for (int j = 0; j < CHECKS; j++)
            rest[j] = (j + 1 < CHECKS ? rest[j + 1] : 0) ^ times(&field, factor, generator[j]);
    }
    for (int j = 0; j < CHECKS; j++)
        word[length + j] = rest[j];
}

/// Puts right up to four bytes of each word; says how many there were, or -1 if there were too many.
kernel void correct(global uchar *words, global int *counts, int size)
{
    local Field field;
    make_field(&field);
    global uchar *word = words + get_global_id(0) * size;
    uchar syndromes[CHECKS], locator[CHECKS + 1] = { 1 }, old[CHECKS + 1] = { 1 };
    for (int i = 0; i < CHECKS; i++) {
        syndromes[i] = 0;
        for (int j = 0; j < size; j++)
            syndromes[i] = times(&field, syndromes[i], field.exponentials[i]) ^ word[j];
    }
    int errors = 0, shift = 1;
    uchar last = 1;
    for (int n = 0; n < CHECKS; n++) {
        uchar difference = syndromes[n];
        for (int i = 1; i <= errors; i++)
            difference ^= times(&field, locator[i], syndromes[n - i]);
        if (difference == 0) {
            shift++;
            continue;
        }
        uchar before[CHECKS + 1], factor = times(&field, difference, inverse(&field, last));
        for (int i = 0; i <= CHECKS; i++) {
            before[i] = locator[i];
            if (i >= shift)
                locator[i] ^= times(&field, factor, old[i - shift]);
        }
        if (2 * errors <= n) {
            errors = n + 1 - errors;
            for (int i = 0; i <= CHECKS; i++)
                old[i] = before[i];
            last = difference;
            shift = 1;
        } else {
            shift++;
        }
    }
    int found = 0;
    for (int place = 0; place < size; place++) {
        uchar root = field.exponentials[(255 - (size - 1 - place)) % 255], value = 0, slope = 0, size_of = 0, power = 1;
        for (int i = 0; i <= CHECKS; i++) {
            value ^= times(&field, locator[i], power);
            if (i % 2 == 1)
                slope ^= times(&field, locator[i], power);
            uchar term = 0;
            for (int j = 0; j <= i && i < CHECKS; j++)
                term ^= times(&field, locator[j], syndromes[i - j]);
            size_of ^= i < errors ? times(&field, term, power) : 0;
            power = times(&field, power, root);
        }
        if (value == 0) {
            found++;
            word[place] ^= times(&field, size_of, inverse(&field, slope));
        }
    }
    counts[get_global_id(0)] = found == errors ? found : -1;
}
