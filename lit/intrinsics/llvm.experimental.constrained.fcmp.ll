; llvm.experimental.constrained.fcmp is lowered as fcmp: kernels have no exceptions and round to nearest.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_oeq = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFOrdEqual %bool %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_oeq(float %a, float %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp(float %a, float %b, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

; CHECK-LABEL: %f32_ult = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: %b_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFUnordLessThan %bool %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_ult(float %a, float %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp(float %a, float %b, metadata !"ult", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

; CHECK-LABEL: %v4f32_une = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpFUnordNotEqual %v4bool %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_une(<4 x float> %a, <4 x float> %b) strictfp {
  %r = call <4 x i1> @llvm.experimental.constrained.fcmp(<4 x float> %a, <4 x float> %b, metadata !"une", metadata !"fpexcept.strict") strictfp
  ret <4 x i1> %r
}

; CHECK-LABEL: %f64_ord = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: %b_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpOrdered %bool %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f64_ord(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp(double %a, double %b, metadata !"ord", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}
