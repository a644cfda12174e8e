// Conversions between all numbers, with and without saturation, in every rounding mode, four lanes at a time.

#define KERNEL(NAME, FROM, TO, CALL) \
    kernel void NAME(global const FROM *in, global TO *out) \
    { \
        size_t i = get_global_id(0); \
        vstore4(CALL(vload4(i, in)), i, out); \
    }

#define BETWEEN_INTS(FROM, TO) \
    KERNEL(FROM##_to_##TO, FROM, TO, convert_##TO##4) \
    KERNEL(FROM##_to_##TO##_sat, FROM, TO, convert_##TO##4_sat)

#define TO_INTS(FROM) \
    BETWEEN_INTS(FROM, char) \
    BETWEEN_INTS(FROM, uchar) \
    BETWEEN_INTS(FROM, short) \
    BETWEEN_INTS(FROM, ushort) \
    BETWEEN_INTS(FROM, int) \
    BETWEEN_INTS(FROM, uint) \
    BETWEEN_INTS(FROM, long) \
    BETWEEN_INTS(FROM, ulong)

TO_INTS(char)
TO_INTS(uchar)
TO_INTS(short)
TO_INTS(ushort)
TO_INTS(int)
TO_INTS(uint)
TO_INTS(long)
TO_INTS(ulong)

#define ROUNDED(FROM, TO, SAT) \
    KERNEL(FROM##_to_##TO, FROM, TO, convert_##TO##4##SAT) \
    KERNEL(FROM##_to_##TO##_rte, FROM, TO, convert_##TO##4##SAT##_rte) \
    KERNEL(FROM##_to_##TO##_rtz, FROM, TO, convert_##TO##4##SAT##_rtz) \
    KERNEL(FROM##_to_##TO##_rtp, FROM, TO, convert_##TO##4##SAT##_rtp) \
    KERNEL(FROM##_to_##TO##_rtn, FROM, TO, convert_##TO##4##SAT##_rtn)

#define FROM_REAL(FROM) \
    ROUNDED(FROM, char, _sat) \
    ROUNDED(FROM, uchar, _sat) \
    ROUNDED(FROM, short, _sat) \
    ROUNDED(FROM, ushort, _sat) \
    ROUNDED(FROM, int, _sat) \
    ROUNDED(FROM, uint, _sat) \
    ROUNDED(FROM, long, _sat) \
    ROUNDED(FROM, ulong, _sat)

FROM_REAL(float)
FROM_REAL(double)

ROUNDED(int, float, )
ROUNDED(uint, float, )
ROUNDED(long, float, )
ROUNDED(ulong, float, )
ROUNDED(long, double, )
ROUNDED(ulong, double, )
ROUNDED(double, float, )
