; Contraction that is off in some kernels only is metadata of those, as the metadata of the module stands for all kernels.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s

; CHECK-NOT: !opencl.enable.FP_CONTRACT
; CHECK:     !spirv.ExecutionMode = !{![[MODE:[0-9]+]]}
; CHECK:     ![[MODE]] = !{ptr @exact, i32 31}

target triple = "spir64-unknown-unknown"

define spir_kernel void @exact() {
  ret void
}

define spir_kernel void @other() {
  ret void
}

!spirv.ExecutionMode = !{!0}

!0 = !{ptr @exact, i32 31}
