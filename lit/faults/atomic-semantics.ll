; The semantics of an atomic operation name storage classes in addition to the order: an ordered one those of all memory
; that work-items share, a monotonic one that of its pointer.
; shows: P10
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; Orders are 2 (acquire), 4 (release), 8 (both) and 16 (sequential consistency); memories are 0x100 (of the work-group),
; 0x200 (global).
; CHECK: %a = OpAtomicIAdd %uint %g %uint_0 %uint_776 %uint_1
; CHECK: %b = OpAtomicIAdd %uint %l %uint_2 %uint_784 %uint_1
; CHECK: %c = OpAtomicIAdd %uint %any %uint_0 %uint_772 %uint_1
; CHECK: %d = OpAtomicIAdd %uint %g %uint_0 %uint_512 %uint_1
; CHECK: %e = OpAtomicLoad %uint %g %uint_0 %uint_770
; CHECK: OpAtomicStore %l %uint_0 %uint_772 %e

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(4) %any) {
  %a = atomicrmw add ptr addrspace(1) %g, i32 1 acq_rel
  %b = atomicrmw add ptr addrspace(3) %l, i32 1 syncscope("workgroup") seq_cst
  %c = atomicrmw add ptr addrspace(4) %any, i32 1 release
  %d = atomicrmw add ptr addrspace(1) %g, i32 1 monotonic
  %e = load atomic i32, ptr addrspace(1) %g acquire, align 4
  store atomic i32 %e, ptr addrspace(3) %l release, align 4
  ret void
}
