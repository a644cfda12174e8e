; Decorations of INTEL extensions with operands, from metadata.
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %f FunctionRoundingModeINTEL 32 RTE
; CHECK-DAG: OpDecorate %f FunctionDenormModeINTEL 32 Preserve
; CHECK-DAG: OpDecorate %f FunctionFloatingPointModeINTEL 32 IEEE
; CHECK-DAG: OpDecorate %x ClobberINTEL "r1"
; CHECK-DAG: OpDecorate %y LatencyControlConstraintALTERA 0 1 5

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p) !spirv.Decorations !0 {
  %x = load i32, ptr addrspace(1) %p, align 4, !spirv.Decorations !7
  %y = getelementptr i32, ptr addrspace(1) %p, i64 1, !spirv.Decorations !10
  ret void
}

!0 = !{!1, !3, !5}
!1 = !{i32 5822, i32 32, i32 0}
!3 = !{i32 5823, i32 32, i32 0}
!5 = !{i32 6080, i32 32, i32 0}
!7 = !{!8}
!8 = !{i32 5607, !"r1"}
!10 = !{!11}
!11 = !{i32 6173, i32 0, i32 1, i32 5}
