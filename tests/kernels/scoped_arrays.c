// Arrays of variable length in nested scopes, left in every way that C has, of many types and alignments.

#define global __attribute__((address_space(1)))
typedef unsigned uint;
typedef unsigned long ulong;
typedef unsigned char uchar;
typedef float float4 __attribute__((ext_vector_type(4)));
typedef unsigned short ushort2 __attribute__((ext_vector_type(2)));
struct record { float4 place; ushort2 pair; uchar mark; struct { double weight; uint number; } inner; };
ulong get_global_id(uint) __asm__("_Z13get_global_idj");

void nested(global const uint *lengths, uint rounds, global uint *sums) {
  ulong me = get_global_id(0);
  uint n = lengths[me], total = 0;
  for (uint round = 0; round < rounds; ++round) {
    uint squares[n];
    for (uint i = 0; i < n; ++i) squares[i] = i * i + round;
    for (uint k = 0; k < 3; ++k) {
      uchar bytes[n + k];
      for (uint i = 0; i < n + k; ++i) bytes[i] = (i < n ? squares[i] : 7) + k;
      if (n == 5 && k == 1) continue;
      for (uint i = 0; i < n + k; ++i) total = total * 31 + bytes[i];
      if (n == 17 && round == 2) goto done;
    }
    for (uint i = 0; i < n; ++i) total += squares[i] * (i + 1);
  }
done:
  sums[me] = total;
}

void again(uint rounds, global uint *sums) {
  uint me = get_global_id(0), round = 0, total = me;
retry: {
    uint first[1000 + me];
    for (uint i = 0; i < 1000 + me; ++i) first[i] = i + round;
    uint second[999];
    for (uint i = 0; i < 999; ++i) second[i] = first[i] ^ me;
    total = total * 5 + second[998] + first[me];
    if (++round < rounds) goto retry;
  }
  sums[me] = total;
}

void records(uint n, global ulong *results) {
  uint me = get_global_id(0);
  global ulong *mine = results + 4 * me;
  struct record records[n];
  for (uint i = 0; i < n; ++i) {
    records[i].place = (float4){i, i + 1, me, 4};
    records[i].pair = (ushort2){(unsigned short)i, (unsigned short)me};
    records[i].mark = i * 3;
    records[i].inner.weight = i * 0.5;
    records[i].inner.number = i ^ me;
  }
  float total = 0;
  ulong sum = 0;
  double weights = 0;
  for (uint i = 0; i < n; ++i) {
    total += records[i].place.x + records[i].place.y * records[i].place.z + records[i].place.w;
    sum += records[i].pair.x * records[i].pair.y + records[i].mark;
    weights += records[i].inner.weight * records[i].inner.number;
  }
  mine[0] = (ulong)records % 16;
  mine[1] = (ulong)total;
  mine[2] = sum;
  mine[3] = (ulong)weights;
}

void aligned(uint n, global ulong *results) {
  uint me = get_global_id(0);
  global ulong *mine = results + 4 * me;
  uchar odd[n + 5];
  for (uint i = 0; i < n + 5; ++i) odd[i] = 255;
  __attribute__((aligned(128))) uchar wide[n];
  for (uint i = 0; i < n; ++i) wide[i] = i + me;
  __attribute__((aligned(64))) uchar *pointers[n];
  for (uint i = 0; i < n; ++i) pointers[i] = &wide[n - 1 - i];
  ulong sum = 0;
  for (uint i = 0; i < n; ++i) sum += *pointers[i] * (i + 1);
  for (uint i = 0; i < n + 5; ++i) sum += odd[i];
  mine[0] = (ulong)wide % 128;
  mine[1] = (ulong)pointers % 64;
  mine[2] = sum;
}

void scalars(uint n, global ulong *results) {
  uint me = get_global_id(0);
  global ulong *mine = results + 4 * me;
  double reals[n];
  for (uint i = 0; i < n; ++i) reals[i] = i * 0.25 + me;
  uint threes[n][3];
  for (uint i = 0; i < n; ++i) threes[i][0] = i, threes[i][1] = 2 * i, threes[i][2] = me;
  _Bool truths[n];
  for (uint i = 0; i < n; ++i) truths[i] = (i & 3) == (me & 3);
  double weights = 0;
  for (uint i = 0; i < n; ++i) weights += reals[i];
  ulong sum = 0;
  for (uint i = 0; i < n; ++i) sum += threes[i][0] * threes[i][1] + threes[i][2];
  mine[0] = (ulong)reals % 8;
  mine[1] = (ulong)(weights * 4);
  mine[2] = sum;
  sum = 0;
  for (uint i = 0; i < n; ++i) sum += truths[i] ? i : 0;
  mine[3] = sum;
}
