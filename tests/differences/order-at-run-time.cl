// ROW: orders and scopes known only at run time
// PEER: spirv-val: {{.*}}Invalid linkage type operand: 2147483646
// OURS: OpAtomicLoad

int load(global atomic_int *object, memory_order order, memory_scope scope) {
  return atomic_load_explicit(object, order, scope);
}
