// Programs that lost restores: arrays in both branches of an if in a long loop, nested scopes that are left in every way,
// more than a hundred loops in one function, one label that is reached from several scopes. In each, memory that is not
// freed adds up to far more than a device has.

static uint program0(uint n) {
  uint t = n;
  for (uint round = 0; round < 20000; ++round) {
    if ((t + round) & 1) { uint a[1023 + (n & 1)]; t = touch(a, 1023, t); }
    else { uint b[1024 + n]; t = touch(b, 1024, t ^ round); }
  }
  return t;
}

static uint program1(uint n) {
  uint t = n;
  for (uint round = 0; round < 20000; ++round) {
    uint outer[1024 + n];
    t = touch(outer, 1024, t);
    for (uint i = 0; i < 3; ++i) {
      if (t % 5 == i) { uint a[1000 + i]; t = touch(a, 1000, t); if (t % 7 == 2) continue; }
      else { uint b[1010 + i]; t = touch(b, 1010, t + 1); if (t % 11 == 3) break; }
      { uint c[n + 900]; t = touch(c, 900, t) + outer[0]; if (t % 13 == 5) goto next; }
      switch (t & 3) {
        case 0: { uint d[n + 800]; t = touch(d, 800, t); } break;
        case 1: { uint e[n + 810]; t = touch(e, 810, t); }
        case 2: { uint f[n + 820]; t = touch(f, 820, t); if (t % 17 == 1) continue; } break;
        default: if (t % 100003 == 1) return t;
      }
    }
    t += outer[1023];
  next:
    t = t * 5 + 1;
  }
  return t;
}

// A hundred and twenty loops.
#define LOOP(k) \
  for (uint i = 0; i < 300; ++i) \
    if ((t + i) % (k + 2)) { uint a[1020 + k + n]; t = touch(a, 1020, t); if (t % 9973 == k) break; } \
    else { uint b[1030 + n]; t = touch(b, 1020, t ^ i); }
#define TEN LOOP(0) LOOP(1) LOOP(2) LOOP(3) LOOP(4) LOOP(5) LOOP(6) LOOP(7) LOOP(8) LOOP(9)
#define FORTY TEN TEN TEN TEN

static uint program2(uint n) {
  uint t = n;
  FORTY FORTY FORTY
  return t;
}

static uint program3(uint n) {
  uint t = n, fuel = 20000;
again: {
    uint a[1000 + (t & 7)];
    t = touch(a, 1000, t);
    if (!fuel--) goto done;
    if (t % 3 == 0) goto again;
    {
      uint b[1024 + n];
      t = touch(b, 1024, t) + a[0];
      if (t % 3 == 1) goto again;
      while (fuel) {
        --fuel;
        uint c[n + 1010];
        t = touch(c, 1010, t) + b[0];
        if (t % 7 == 1) goto again;
        if (t % 1009 == 2) goto done;
        if (t % 5 == 2) break;
      }
    }
    goto again;
  }
done:
  return t;
}
