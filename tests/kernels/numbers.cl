// Number theory in many small functions that stay calls: results come back by value, by structure and through pointers.

#define APART __attribute__((noinline))

typedef struct {
    long gcd, x, y;
} Bezout;

typedef struct {
    uint prime;
    uint exponent;
} Factor;

APART static ulong multiply(ulong a, ulong b, ulong modulus)
{
    return a * b % modulus;
}

APART static ulong power(ulong base, ulong exponent, ulong modulus)
{
    ulong result = 1 % modulus;
    base %= modulus;
    for (; exponent != 0; exponent >>= 1) {
        if (exponent & 1)
            result = multiply(result, base, modulus);
        base = multiply(base, base, modulus);
    }
    return result;
}

APART static Bezout extended_gcd(long a, long b)
{
    Bezout now = { a, 1, 0 }, next = { b, 0, 1 };
    while (next.gcd != 0) {
        long quotient = now.gcd / next.gcd;
        Bezout rest = { now.gcd - quotient * next.gcd, now.x - quotient * next.x, now.y - quotient * next.y };
        now = next;
        next = rest;
    }
    return now;
}

APART static bool passes(uint n, uint witness, uint odd, uint twos)
{
    ulong x = power(witness, odd, n);
    if (x == 1 || x == n - 1)
        return true;
    for (uint i = 1; i < twos; ++i) {
        x = multiply(x, x, n);
        if (x == n - 1)
            return true;
    }
    return false;
}

APART static bool is_prime(uint n)
{
    if (n < 2 || n % 2 == 0)
        return n == 2;
    uint twos = ctz(n - 1);
    uint odd = (n - 1) >> twos;
    const uint witnesses[3] = { 2, 7, 61 };
    for (int i = 0; i < 3; ++i)
        if (witnesses[i] % n != 0 && !passes(n, witnesses[i], odd, twos))
            return false;
    return true;
}

APART static uint root(uint n)
{
    uint guess = 0;
    for (uint bit = 1u << 15; bit != 0; bit >>= 1) {
        uint trial = guess | bit;
        if (trial * trial <= n)
            guess = trial;
    }
    return guess;
}

APART static void add_factor(Factor *factors, int *count, uint *rest, uint prime)
{
    Factor found = { prime, 0 };
    while (*rest % prime == 0) {
        *rest /= prime;
        ++found.exponent;
    }
    if (found.exponent != 0)
        factors[(*count)++] = found;
}

APART static int factorise(uint n, Factor factors[10])
{
    int count = 0;
    add_factor(factors, &count, &n, 2);
    for (uint prime = 3; prime <= root(n); prime += 2)
        add_factor(factors, &count, &n, prime);
    if (n > 1)
        add_factor(factors, &count, &n, n);
    return count;
}

// Of each number: is it prime, its root, its number of divisors, its totient, its inverse modulo 65537 (or 0).
kernel void examine(global const uint *numbers, global uint *facts)
{
    size_t me = get_global_id(0);
    uint n = numbers[me];
    Factor factors[10];
    uint divisors = 1, totient = n;
    int count = factorise(n, factors);
    for (int i = 0; i < count; ++i) {
        divisors *= factors[i].exponent + 1;
        totient = totient / factors[i].prime * (factors[i].prime - 1);
    }
    Bezout bezout = extended_gcd(n, 65537);
    global uint *row = facts + me * 5;
    row[0] = is_prime(n);
    row[1] = root(n);
    row[2] = divisors;
    row[3] = totient;
    row[4] = bezout.gcd == 1 ? (uint)((bezout.x % 65537 + 65537) % 65537) : 0;
}
