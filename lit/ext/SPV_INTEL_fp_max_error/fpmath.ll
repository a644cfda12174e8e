; The error that !fpmath permits is a decoration where SPV_INTEL_fp_max_error is allowed, and is omitted otherwise.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK: OpCapability FPMaxErrorINTEL
; CHECK: OpDecorate %quotient FPMaxErrorDecorationINTEL 2.5
; CHECK: OpDecorate %root FPMaxErrorDecorationINTEL 3
; CHECK: OpDecorate %result FPMaxErrorDecorationINTEL 1
; CHECK: %quotient = OpFDiv %float %x %x
; CHECK: %root = OpExtInst %float %{{[0-9]+}} sqrt %quotient
; CHECK: %result = OpFunctionCall %float %import %root

; WITHOUT-NOT: FPMaxError

target triple = "spir64-unknown-unknown"

declare float @llvm.sqrt.f32(float)
declare spir_func float @import(float)

define spir_func float @f(float %x) {
  %quotient = fdiv float %x, %x, !fpmath !0
  %root = call float @llvm.sqrt.f32(float %quotient), !fpmath !1
  %result = call spir_func float @import(float %root), !fpmath !2
  ret float %result
}

!0 = !{float 2.5}
!1 = !{float 3.0}
!2 = !{float 1.0}
