; The order of an atomic is one bit of its semantics, and its storage class bit is that of its pointer; the semantics
; for a failed comparison never release.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[RELAXED:uint_0]] = OpConstant %uint 0
; CHECK-DAG: %[[ACQUIRE:uint_514]] = OpConstant %uint 514
; CHECK-DAG: %[[RELEASE:uint_516]] = OpConstant %uint 516
; CHECK-DAG: %[[BOTH:uint_520]] = OpConstant %uint 520
; CHECK-DAG: %[[ALL:uint_528]] = OpConstant %uint 528
; CHECK-DAG: %[[LOCAL:uint_272]] = OpConstant %uint 272

; CHECK:      OpAtomicIAdd %uint %g %{{.*}} %[[RELAXED]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[ACQUIRE]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[RELEASE]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[BOTH]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[ALL]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %l %{{.*}} %[[LOCAL]] %x
; CHECK:      OpAtomicCompareExchange %uint %g %{{.*}} %[[RELEASE]] %[[RELAXED]] %x
; CHECK:      OpAtomicCompareExchange %uint %g %{{.*}} %[[BOTH]] %[[ACQUIRE]] %x

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %l, i32 %x) {
  %a = atomicrmw add ptr addrspace(1) %g, i32 %x monotonic
  %b = atomicrmw add ptr addrspace(1) %g, i32 %x acquire
  %c = atomicrmw add ptr addrspace(1) %g, i32 %x release
  %d = atomicrmw add ptr addrspace(1) %g, i32 %x acq_rel
  %e = atomicrmw add ptr addrspace(1) %g, i32 %x seq_cst
  %f = atomicrmw add ptr addrspace(3) %l, i32 %x seq_cst
  %h = cmpxchg ptr addrspace(1) %g, i32 0, i32 %x release monotonic
  %i = cmpxchg ptr addrspace(1) %g, i32 0, i32 %x acq_rel acquire
  ret void
}
