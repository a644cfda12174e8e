// A kernel with 1,002 parameters, and a function that it calls with as many: more than the 255 that consumers have to
// take (SPIR-V specification, section 2.17).

#define EACH_OF_10(what, x) \
    what(x##0) what(x##1) what(x##2) what(x##3) what(x##4) what(x##5) what(x##6) what(x##7) what(x##8) what(x##9)
#define EACH_OF_100(what, x)                                                                              \
    EACH_OF_10(what, x##0) EACH_OF_10(what, x##1) EACH_OF_10(what, x##2) EACH_OF_10(what, x##3)           \
    EACH_OF_10(what, x##4) EACH_OF_10(what, x##5) EACH_OF_10(what, x##6) EACH_OF_10(what, x##7)           \
    EACH_OF_10(what, x##8) EACH_OF_10(what, x##9)
#define EACH(what)                                                                                        \
    EACH_OF_100(what, p0) EACH_OF_100(what, p1) EACH_OF_100(what, p2) EACH_OF_100(what, p3)               \
    EACH_OF_100(what, p4) EACH_OF_100(what, p5) EACH_OF_100(what, p6) EACH_OF_100(what, p7)               \
    EACH_OF_100(what, p8) EACH_OF_100(what, p9)

#define PARAMETER(x) , uint x
#define ARGUMENT(x) , x + index
#define ADD(x) sum = sum * 31 + x;

__attribute__((noinline)) uint digest(uint sum EACH(PARAMETER))
{
    EACH(ADD)
    return sum;
}

/// Writes a digest of all parameters for each work-item.
kernel void digests(global uint *out, uint seed EACH(PARAMETER))
{
    uint index = get_global_id(0);
    out[index] = digest(seed EACH(ARGUMENT));
}
