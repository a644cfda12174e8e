; An execution mode with an unknown number is refused.
; shows: P2-unknown-execution-mode
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidModule: Invalid SPIR-V module: expected an enumerant of ExecutionMode, found 9999
; CHECK-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 9999}

target triple = "spir64-unknown-unknown"
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 9999}
define spir_kernel void @k(i32 %a) {
  ret void
}
