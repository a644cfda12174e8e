; An ordered atomic operation orders all memory that work-items share, whatever its pointer: in LLVM an order is not that
; of an address space. A monotonic one has the storage class of its pointer alone. The semantics for a failed comparison
; never release.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[GLOBAL:uint_512]] = OpConstant %uint 512
; CHECK-DAG: %[[LOCAL:uint_256]] = OpConstant %uint 256
; CHECK-DAG: %[[EITHER:uint_768]] = OpConstant %uint 768
; CHECK-DAG: %[[ACQUIRE:uint_770]] = OpConstant %uint 770
; CHECK-DAG: %[[RELEASE:uint_772]] = OpConstant %uint 772
; CHECK-DAG: %[[BOTH:uint_776]] = OpConstant %uint 776
; CHECK-DAG: %[[ALL:uint_784]] = OpConstant %uint 784

; CHECK:      OpAtomicIAdd %uint %g %{{.*}} %[[GLOBAL]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %l %{{.*}} %[[LOCAL]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %any %{{.*}} %[[EITHER]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[ACQUIRE]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[RELEASE]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[BOTH]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %g %{{.*}} %[[ALL]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %l %{{.*}} %[[ALL]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %any %{{.*}} %[[ALL]] %x
; CHECK:      OpAtomicCompareExchange %uint %g %{{.*}} %[[RELEASE]] %[[GLOBAL]] %x
; CHECK:      OpAtomicCompareExchange %uint %g %{{.*}} %[[BOTH]] %[[ACQUIRE]] %x
; CHECK:      OpAtomicLoad %uint %l %{{.*}} %[[ACQUIRE]]
; CHECK-NEXT: OpAtomicStore %g %{{.*}} %[[RELEASE]] %x
; CHECK-NEXT: OpAtomicIAdd %uint %{{.*}} %{{.*}} %uint_0 %x
; CHECK-NEXT: OpAtomicIAdd %uint %{{.*}} %{{.*}} %[[ALL]] %x

target triple = "spir64-unknown-unknown"

define spir_func void @k(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(4) %any, i32 %x) {
  %own = alloca i32
  %a = atomicrmw add ptr addrspace(1) %g, i32 %x monotonic
  %a2 = atomicrmw add ptr addrspace(3) %l, i32 %x monotonic
  %a3 = atomicrmw add ptr addrspace(4) %any, i32 %x monotonic
  %b = atomicrmw add ptr addrspace(1) %g, i32 %x acquire
  %c = atomicrmw add ptr addrspace(1) %g, i32 %x release
  %d = atomicrmw add ptr addrspace(1) %g, i32 %x acq_rel
  %e = atomicrmw add ptr addrspace(1) %g, i32 %x seq_cst
  %f = atomicrmw add ptr addrspace(3) %l, i32 %x seq_cst
  %f2 = atomicrmw add ptr addrspace(4) %any, i32 %x seq_cst
  %h = cmpxchg ptr addrspace(1) %g, i32 0, i32 %x release monotonic
  %i = cmpxchg ptr addrspace(1) %g, i32 0, i32 %x acq_rel acquire
  %j = load atomic i32, ptr addrspace(3) %l acquire, align 4
  store atomic i32 %x, ptr addrspace(1) %g release, align 4
  %m = atomicrmw add ptr %own, i32 %x monotonic
  %n = atomicrmw add ptr %own, i32 %x seq_cst
  ret void
}
