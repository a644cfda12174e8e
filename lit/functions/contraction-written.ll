; A product may reach shared memory otherwise than by its store: through a masked store, as an integer with its bits, and
; with a copy of private memory.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/fmul /fmul contract /; s/fadd /fadd contract /' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s --check-prefix=FUSABLE
;
; CHECK:      OpEntryPoint Kernel %[[MASKED:[0-9]+]] "masked"
; CHECK:      OpEntryPoint Kernel %[[BITS:[0-9]+]] "bits"
; CHECK:      OpEntryPoint Kernel %[[COPIED:[0-9]+]] "copied"
; CHECK:      OpExecutionMode %[[MASKED]] ContractionOff
; CHECK-NEXT: OpExecutionMode %[[BITS]] ContractionOff
; CHECK-NEXT: OpExecutionMode %[[COPIED]] ContractionOff
; CHECK-NOT:  OpExecutionMode
;
; FUSABLE-NOT: OpExecutionMode

target triple = "spir64-unknown-unknown"

define spir_kernel void @masked(ptr addrspace(1) %p, <2 x float> %a) {
  %product = fmul <2 x float> %a, %a
  call void @llvm.masked.store.v2f32.p1(<2 x float> %product, ptr addrspace(1) align 8 %p, <2 x i1> splat (i1 true))
  %again = load <2 x float>, ptr addrspace(1) %p
  %sum = fadd <2 x float> %again, %a
  store <2 x float> %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @bits(ptr addrspace(1) %p, <2 x float> %a) {
  %product = fmul <2 x float> %a, %a
  %bits = bitcast <2 x float> %product to <2 x i32>
  store <2 x i32> %bits, ptr addrspace(1) %p
  %again = load <2 x float>, ptr addrspace(1) %p
  %sum = fadd <2 x float> %again, %a
  store <2 x float> %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @copied(ptr addrspace(1) %p, float %a) {
  %variable = alloca float
  %product = fmul float %a, %a
  store float %product, ptr %variable
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %p, ptr %variable, i64 4, i1 false)
  %again = load float, ptr addrspace(1) %p
  %sum = fadd float %again, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @only_loaded(ptr addrspace(1) %p) {
  %value = load float, ptr addrspace(1) %p
  %sum = fadd float %value, %value
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 4, i1 false)
  ret void
}

declare void @llvm.masked.store.v2f32.p1(<2 x float>, ptr addrspace(1), <2 x i1>)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
