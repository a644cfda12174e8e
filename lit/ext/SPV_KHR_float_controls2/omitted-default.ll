; Without the extension, the execution mode FPFastMathDefault is omitted, and ContractionOff keeps apart what has no flags.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_float_controls2 --spirv-max-version=1.1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_float_controls2 | FileCheck %s --check-prefix=ALLOWED

; CHECK-NOT: FPFastMathDefault
; CHECK:     OpExecutionMode [[K:%[0-9]+]] ContractionOff
; CHECK-NOT: FPFastMathDefault
; CHECK:     [[K]] = OpFunction
; ALLOWED-NOT: ContractionOff
; ALLOWED:     OpExecutionModeId {{%[0-9]+}} FPFastMathDefault %float %uint_0
; ALLOWED-NOT: ContractionOff
; ALLOWED:     OpTypeVoid

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %product = fmul float %a, %b
  %sum = fadd float %product, %c
  store float %sum, ptr addrspace(1) %p
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6028, float poison, i32 0}
