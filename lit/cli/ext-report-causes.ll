; The report names the type or the decoration by which an instruction needs a version or a capability; arithmetic on halves
; needs both capabilities that allow their type.
; RUN: llvm-spirv-rs %s --spirv-ext-report -o - | FileCheck %s --match-full-lines

; CHECK:      SPIR-V 1.4
; CHECK-NEXT: {{  }}%sum = add nsw i32 %i, 1, in function @k (OpDecorate %sum NoSignedWrap)
; CHECK:      capability Float16
; CHECK-NEXT: {{  }}%twice = fadd half %h, %h, in function @k (%{{[0-9]+}} = OpTypeFloat 16)

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i, half %h) {
  %sum = add nsw i32 %i, 1
  store i32 %sum, ptr addrspace(1) %p
  %twice = fadd half %h, %h
  store half %twice, ptr addrspace(1) %p
  ret void
}
