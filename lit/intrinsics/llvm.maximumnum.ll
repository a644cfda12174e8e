; llvm.maximumnum returns the number if the other operand is NaN, and orders +0 above -0.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r_4 FPFastMathMode NotNaN|NSZ

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
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %bool %a %a
; CHECK-NEXT: [[V9:%[0-9]+]] = OpUnordered %bool %b %b
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %float [[V9]] %a [[V7]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %float [[V8]] %b [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalAnd %bool [[V8]] [[V9]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %float %a %b
; CHECK-NEXT: %r = OpSelect %float [[V12]] [[V13]] [[V11]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, float %b) {
  %r = call float @llvm.maximumnum(float %a, float %b)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: %b_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %ushort %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %ushort %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %ushort [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %half [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %bool %a_0 %b_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %bool %a_0 %b_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %half [[V4]] %a_0 %b_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %half [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %bool %a_0 %a_0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpUnordered %bool %b_0 %b_0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %half [[V9]] %a_0 [[V7]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %half [[V8]] %b_0 [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalAnd %bool [[V8]] [[V9]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %half %a_0 %b_0
; CHECK-NEXT: %r_0 = OpSelect %half [[V12]] [[V13]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16(half %a, half %b) {
  %r = call half @llvm.maximumnum(half %a, half %b)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %v4uint %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %v4uint %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %v4uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %v4float [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %v4bool %a_1 %b_1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %v4bool %a_1 %b_1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4float [[V4]] %a_1 %b_1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v4float [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %v4bool %a_1 %a_1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpUnordered %v4bool %b_1 %b_1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %v4float [[V9]] %a_1 [[V7]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %v4float [[V8]] %b_1 [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalAnd %v4bool [[V8]] [[V9]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %v4float %a_1 %b_1
; CHECK-NEXT: %r_1 = OpSelect %v4float [[V12]] [[V13]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.maximumnum(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: %b_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %ulong %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %ulong %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %double [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %bool %a_2 %b_2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %bool %a_2 %b_2
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %double [[V4]] %a_2 %b_2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %double [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %bool %a_2 %a_2
; CHECK-NEXT: [[V9:%[0-9]+]] = OpUnordered %bool %b_2 %b_2
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %double [[V9]] %a_2 [[V7]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %double [[V8]] %b_2 [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalAnd %bool [[V8]] [[V9]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %double %a_2 %b_2
; CHECK-NEXT: %r_2 = OpSelect %double [[V12]] [[V13]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a, double %b) {
  %r = call double @llvm.maximumnum(double %a, double %b)
  ret double %r
}

; CHECK-LABEL: %bf16 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ushort
; CHECK-NEXT: %b_3 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUConvert %uint %b_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %uint [[V3]] %uint_16
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %float [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %uint [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %uint [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %uint [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %float [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpFOrdGreaterThan %bool [[V2]] [[V5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpFOrdEqual %bool [[V2]] [[V5]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %float [[V10]] [[V2]] [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %float [[V11]] [[V9]] [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpUnordered %bool [[V2]] [[V2]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUnordered %bool [[V5]] [[V5]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpSelect %float [[V15]] [[V2]] [[V13]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %float [[V14]] [[V5]] [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpLogicalAnd %bool [[V14]] [[V15]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpFAdd %float [[V2]] [[V5]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpSelect %float [[V18]] [[V19]] [[V17]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpBitcast %uint [[V20]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpShiftRightLogical %uint [[V21]] %uint_16
; CHECK-NEXT: [[V23:%[0-9]+]] = OpBitwiseAnd %uint [[V22]] %uint_1
; CHECK-NEXT: [[V24:%[0-9]+]] = OpIAdd %uint [[V21]] %uint_32767
; CHECK-NEXT: [[V25:%[0-9]+]] = OpIAdd %uint [[V24]] [[V23]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitwiseOr %uint [[V21]] %uint_4194304
; CHECK-NEXT: [[V27:%[0-9]+]] = OpUnordered %bool [[V20]] [[V20]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpSelect %uint [[V27]] [[V26]] [[V25]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpShiftRightLogical %uint [[V28]] %uint_16
; CHECK-NEXT: %r_3 = OpUConvert %ushort [[V29]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func bfloat @bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maximumnum(bfloat %a, bfloat %b)
  ret bfloat %r
}

; CHECK-LABEL: %f32_nnan_nsz = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %float
; CHECK-NEXT: %b_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpExtInst %float [[M0]] fmax %a_4 %b_4
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_nnan_nsz(float %a, float %b) {
  %r = call nnan nsz float @llvm.maximumnum(float %a, float %b)
  ret float %r
}
