; ROW: ordered atomic instructions and fences
; PEER: OpAtomicIAdd %uint {{%[0-9a-z]+}} %uint_1 %uint_8 %uint_1
; PEER: OpMemoryBarrier %uint_2 %uint_4
; OURS: OpAtomicIAdd %uint {{%[0-9a-z]+}} %uint_1 %uint_776 %uint_1
; OURS: OpMemoryBarrier %uint_2 %uint_772

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") acq_rel
  fence syncscope("workgroup") release
  ret void
}
