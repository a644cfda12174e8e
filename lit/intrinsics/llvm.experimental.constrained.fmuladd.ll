; llvm.experimental.constrained.fmuladd is lowered to OpFMul and OpFAdd: kernels have no exceptions and round to nearest.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: %c = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFMul %float %a %b
; CHECK-NEXT: %r = OpFAdd %float [[V0]] %c
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, float %b, float %c) strictfp {
  %r = call float @llvm.experimental.constrained.fmuladd(float %a, float %b, float %c, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %c_0 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFMul %v4float %a_0 %b_0
; CHECK-NEXT: %r_0 = OpFAdd %v4float [[V0]] %c_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.fmuladd(<4 x float> %a, <4 x float> %b, <4 x float> %c, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret <4 x float> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %double
; CHECK-NEXT: %b_1 = OpFunctionParameter %double
; CHECK-NEXT: %c_1 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFMul %double %a_1 %b_1
; CHECK-NEXT: %r_1 = OpFAdd %double [[V0]] %c_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a, double %b, double %c) strictfp {
  %r = call double @llvm.experimental.constrained.fmuladd(double %a, double %b, double %c, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}
