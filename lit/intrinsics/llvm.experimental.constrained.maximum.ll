; llvm.experimental.constrained.maximum is lowered as llvm.maximum: kernels have no exceptions and round to nearest.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %uint %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %float [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %bool %a %b
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %bool %a %b
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %float [[V4]] %a %b
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %float [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %bool %a %b
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFAdd %float %a %b
; CHECK-NEXT: %r = OpSelect %float [[V8]] [[V9]] [[V7]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.maximum(float %a, float %b, metadata !"fpexcept.strict") strictfp
  ret float %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %v4uint %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %v4uint %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %v4uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %v4float [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %v4bool %a_0 %b_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %v4bool %a_0 %b_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4float [[V4]] %a_0 %b_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v4float [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %v4bool %a_0 %b_0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFAdd %v4float %a_0 %b_0
; CHECK-NEXT: %r_0 = OpSelect %v4float [[V8]] [[V9]] [[V7]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.maximum(<4 x float> %a, <4 x float> %b, metadata !"fpexcept.strict") strictfp
  ret <4 x float> %r
}
