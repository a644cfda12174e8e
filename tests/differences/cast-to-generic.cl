// ROW: ordered atomic functions on a global or local pointer that is cast to generic
// PEER: OpAtomicStore {{%[0-9a-z]+}} %uint_{{[0-9]+}} %uint_528
// OURS: OpAtomicStore {{%[0-9a-z]+}} %uint_{{[0-9]+}} %uint_784

kernel void k(global atomic_int *p) {
  atomic_store((atomic_int *)p, 1);
}
