; ROW: ordered atomic instructions and fences
; Release is 4, AcquireRelease is 8; 256 is WorkgroupMemory, 512 CrossWorkgroupMemory.
; PEER: OpAtomicIAdd %uint {{%[0-9a-z]+}} %uint_1 %uint_8 %uint_1
; PEER: OpAtomicLoad %uint {{%[0-9a-z]+}} %uint_2 %uint_2{{$}}
; PEER: OpAtomicStore {{%[0-9a-z]+}} %uint_2 %uint_4 %uint_1
; PEER: OpAtomicCompareExchange %uint {{%[0-9a-z]+}} %uint_2 %uint_8 %uint_2 %uint_1 %uint_0
; PEER: OpMemoryBarrier %uint_2 %uint_4
; OURS: OpAtomicIAdd %uint {{%[0-9a-z]+}} %uint_1 %uint_776 %uint_1
; OURS: OpAtomicLoad %uint {{%[0-9a-z]+}} %uint_2 %uint_770
; OURS: OpAtomicStore {{%[0-9a-z]+}} %uint_2 %uint_772 %uint_1
; OURS: OpAtomicCompareExchange %uint {{%[0-9a-z]+}} %uint_2 %uint_776 %uint_770 %uint_1 %uint_0
; OURS: OpMemoryBarrier %uint_2 %uint_772

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") acq_rel
  %loaded = load atomic i32, ptr addrspace(1) %p syncscope("workgroup") acquire, align 4
  store atomic i32 1, ptr addrspace(1) %p syncscope("workgroup") release, align 4
  %pair = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 syncscope("workgroup") acq_rel acquire
  fence syncscope("workgroup") release
  ret void
}
