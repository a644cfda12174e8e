; A call with the attribute and the metadata is decorated once, with the attribute's number.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s

; CHECK:     OpDecorate %r FPMaxErrorDecorationINTEL 2.5
; CHECK-NOT: FPMaxErrorDecorationINTEL

target triple = "spir64-unknown-unknown"

declare float @llvm.fpbuiltin.sin.f32(float)

define spir_func float @f(float %x) {
  %r = call float @llvm.fpbuiltin.sin.f32(float %x) "fpbuiltin-max-error"="2.5", !fpmath !0
  ret float %r
}

!0 = !{float 4.0}
