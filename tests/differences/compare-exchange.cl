// ROW: `atomic_compare_exchange_*`
// PEER: OpAtomicCompareExchange
// PEER-NOT: OpSelectionMerge
// PEER-NOT: OpBranchConditional
// PEER: OpStore
// OURS: OpAtomicCompareExchange
// OURS: OpIEqual
// OURS: OpBranchConditional
// OURS: OpStore

kernel void k(global atomic_int *object, global int *expected) {
  atomic_compare_exchange_strong(object, expected, 7);
}
