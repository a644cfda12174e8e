; A kernel allows contraction only if LLVM allows it in all functions that the kernel calls.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-tools-dis -o - | FileCheck %s --check-prefix=OFF
; RUN: llvm-spirv-rs %s --spirv-fp-contract=fast --spirv-tools-dis -o - | FileCheck %s --check-prefix=FAST

; CHECK:     OpEntryPoint Kernel %[[FUSABLE:[0-9]+]] "fusable"
; CHECK:     OpEntryPoint Kernel %[[SEPARATE:[0-9]+]] "separate"
; CHECK:     OpEntryPoint Kernel %[[THROUGHCALL:[0-9]+]] "through_call"
; CHECK:     OpEntryPoint Kernel %[[UNKNOWN:[0-9]+]] "unknown"
; CHECK-NOT: OpExecutionMode %[[FUSABLE]]
; CHECK: OpExecutionMode %[[SEPARATE]] ContractionOff
; CHECK-NOT: OpExecutionMode %[[FUSABLE]]
; CHECK: OpExecutionMode %[[THROUGHCALL]] ContractionOff
; CHECK: OpExecutionMode %[[UNKNOWN]] ContractionOff
; OFF-COUNT-4: OpExecutionMode {{.*}} ContractionOff
; FAST-NOT: OpExecutionMode

target triple = "spir64-unknown-unknown"

declare spir_func void @elsewhere()

define spir_kernel void @fusable(ptr addrspace(1) %p, float %a) {
  %product = fmul contract float %a, %a
  %sum = fadd contract float %product, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @separate(ptr addrspace(1) %p, float %a) {
  %product = fmul contract float %a, %a
  %negative = fneg float %product
  %sum = fsub float %a, %negative
  store float %sum, ptr addrspace(1) %p
  ret void
}

define internal spir_func float @pair(float %a) {
  %product = fmul float %a, %a
  %sum = fadd contract float %product, %a
  ret float %sum
}

define spir_kernel void @through_call(ptr addrspace(1) %p, float %a) {
  %sum = call spir_func float @pair(float %a)
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @unknown() {
  call spir_func void @elsewhere()
  ret void
}
