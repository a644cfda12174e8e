; An execution mode in metadata that is not valid is an error of the metadata.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv --spirv-ext=+SPV_KHR_float_controls2 2>&1 | FileCheck %s

; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid execution mode: the mode must be a mask of floating-point fast-math modes without Fast
; CHECK-NEXT: at OpExecutionModeId %k FPFastMathDefault
; CHECK-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 6028, float {{.*}}, i32 16}
; CHECK-NEXT: in function @k

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

;WRONG !spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6028, float 0.0, i32 16}
