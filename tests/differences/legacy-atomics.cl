// ROW: legacy atomics (`atomic_add`, `atom_add`)
// PEER: OpAtomicIAdd %uint {{%[0-9a-z_]+}} %uint_2
// PEER: OpAtomicIAdd %uint {{%[0-9a-z_]+}} %uint_2
// OURS: OpAtomicIAdd %uint {{%[0-9a-z_]+}} %uint_1
// OURS: OpAtomicIAdd %uint {{%[0-9a-z_]+}} %uint_1

void f(volatile global int *p) {
  atomic_add(p, 3);
  atom_add(p, 3);
}
