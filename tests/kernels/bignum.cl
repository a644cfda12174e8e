// Whole numbers of 256 bits in four words: sums with carry, products, and a Montgomery step.

typedef struct {
    ulong word[4];
} Wide;

static ulong add_with_carry(ulong a, ulong b, ulong *carry)
{
    ulong sum = a + b;
    ulong result = sum + *carry;
    *carry = (ulong)(sum < a) | (ulong)(result < sum);
    return result;
}

static Wide sum_of(Wide a, Wide b, ulong *carry)
{
    Wide result;
    *carry = 0;
    for (int i = 0; i < 4; ++i)
        result.word[i] = add_with_carry(a.word[i], b.word[i], carry);
    return result;
}

static int leading_zeros(Wide a)
{
    for (int i = 3; i >= 0; --i)
        if (a.word[i] != 0)
            return (3 - i) * 64 + (int)clz(a.word[i]);
    return 256;
}

static void product_of(const Wide *a, const Wide *b, ulong result[8])
{
    for (int i = 0; i < 8; ++i)
        result[i] = 0;
    for (int i = 0; i < 4; ++i) {
        ulong carry = 0;
        for (int j = 0; j < 4; ++j) {
            ulong low = a->word[i] * b->word[j];
            ulong high = mul_hi(a->word[i], b->word[j]);
            ulong with_old = low + result[i + j];
            high += with_old < low;
            ulong with_carry = with_old + carry;
            high += with_carry < with_old;
            result[i + j] = with_carry;
            carry = high;
        }
        result[i + 4] = carry;
    }
}

kernel void add_wide(global const Wide *a, global const Wide *b, global Wide *sums, global ulong *carries,
                     global int *sizes)
{
    size_t me = get_global_id(0);
    ulong carry;
    Wide sum = sum_of(a[me], b[me], &carry);
    sums[me] = sum;
    carries[me] = carry;
    sizes[me] = 256 - leading_zeros(sum);
}

kernel void multiply_wide(global const Wide *a, global const Wide *b, global ulong *products, global uint *bits)
{
    size_t me = get_global_id(0);
    Wide left = a[me], right = b[me];
    ulong product[8];
    product_of(&left, &right, product);
    ulong8 packed = vload8(0, product);
    vstore8(packed, me, products);
    ulong4 counts = popcount(packed.lo) + popcount(packed.hi);
    bits[me] = (uint)(counts.x + counts.y + counts.z + counts.w);
}

// Every word of `values` becomes value * 2^-64 modulo an odd `modulus` below 2^63.
kernel void reduce_words(global ulong *values, ulong modulus)
{
    ulong inverse = modulus;
    for (int i = 0; i < 6; ++i)
        inverse *= 2 - modulus * inverse;
    ulong value = values[get_global_id(0)];
    ulong quotient = value * (0 - inverse);
    ulong high = mul_hi(quotient, modulus) + (value != 0 ? 1 : 0);
    values[get_global_id(0)] = high >= modulus ? high - modulus : high;
}
