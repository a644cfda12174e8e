; The metadata of a call that returns nothing, of a maximum error and of registers comes back as decorations and modes.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error,+SPV_INTEL_maximum_registers --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpExecutionMode [[K:%[0-9]+]] NamedMaximumRegistersINTEL AutoINTEL
; CHECK-DAG: OpExecutionModeId [[L:%[0-9]+]] MaximumRegistersIdINTEL %uint_32
; CHECK-DAG: OpDecorate [[CALL:%[0-9]+]] UserSemantic "mine"
; CHECK-DAG: OpDecorate %r FPMaxErrorDecorationINTEL 2.5
; CHECK: [[CALL]] = OpFunctionCall %void %g

target triple = "spir64-unknown-unknown"

declare spir_func void @g()

define spir_func float @f(float %x) {
  call spir_func void @g(), !spirv.Decorations !2
  %r = fmul float %x, %x, !spirv.Decorations !4
  ret float %r
}

define spir_kernel void @k() {
  ret void
}

define spir_kernel void @l() {
  ret void
}

!spirv.ExecutionMode = !{!0, !1}

!0 = !{ptr @k, i32 6463, !"AutoINTEL"}
!1 = !{ptr @l, i32 6462, !6}
!2 = !{!3}
!3 = !{i32 5635, !"mine"}
!4 = !{!5}
!5 = !{i32 6170, float 2.5}
!6 = !{i32 32}
