; llvm.experimental.constrained.fpext is lowered as fpext, which is exact.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f64_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFConvert %double %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64_f32(float %a) strictfp {
  %r = call double @llvm.experimental.constrained.fpext(float %a, metadata !"fpexcept.strict") strictfp
  ret double %r
}

; CHECK-LABEL: %v4f32_v4f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFConvert %v4float %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_v4f16(<4 x half> %a) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.fpext(<4 x half> %a, metadata !"fpexcept.strict") strictfp
  ret <4 x float> %r
}
