; llvm.fpbuiltin.ldexp is the instruction of OpenCL.std, with the error that the call permits as a decoration.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %r FPMaxErrorDecorationINTEL 2.5
; CHECK: %r = OpExtInst %float %{{[0-9]+}} ldexp %x %n

target triple = "spir64-unknown-unknown"

declare float @llvm.fpbuiltin.ldexp.f32.i32(float, i32)

define spir_func float @f(float %x, float %y, i32 %n) {
  %r = call float @llvm.fpbuiltin.ldexp.f32.i32(float %x, i32 %n) #0
  ret float %r
}

attributes #0 = { "fpbuiltin-max-error"="2.5" }
