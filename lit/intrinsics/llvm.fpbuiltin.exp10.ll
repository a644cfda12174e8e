; llvm.fpbuiltin.exp10 is the instruction of OpenCL.std, with the error that the call permits as a decoration.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %r FPMaxErrorDecorationINTEL 2.5
; CHECK: %r = OpExtInst %float %{{[0-9]+}} exp10 %x

target triple = "spir64-unknown-unknown"

declare float @llvm.fpbuiltin.exp10.f32(float)

define spir_func float @f(float %x, float %y, i32 %n) {
  %r = call float @llvm.fpbuiltin.exp10.f32(float %x) #0
  ret float %r
}

attributes #0 = { "fpbuiltin-max-error"="2.5" }
