; llvm.atan2 becomes the OpenCL.std instruction atan2, on scalars, vectors and bfloat.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] atan2 %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, float %b) {
  %r = call float @llvm.atan2(float %a, float %b)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: %b_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %half [[M0]] atan2 %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16(half %a, half %b) {
  %r = call half @llvm.atan2(half %a, half %b)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpExtInst %v4float [[M0]] atan2 %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.atan2(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4half [[M0]] atan2 [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v3half [[M0]] atan2 [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, <7 x half> %b) {
  %r = call <7 x half> @llvm.atan2(<7 x half> %a, <7 x half> %b)
  ret <7 x half> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: %b_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %double [[M0]] atan2 %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a, double %b) {
  %r = call double @llvm.atan2(double %a, double %b)
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
; CHECK-NEXT: [[V6:%[0-9]+]] = OpExtInst %float [[M0]] atan2 [[V2]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %uint [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] %uint_16
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseAnd %uint [[V8]] %uint_1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIAdd %uint [[V7]] %uint_32767
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIAdd %uint [[V10]] [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseOr %uint [[V7]] %uint_4194304
; CHECK-NEXT: [[V13:%[0-9]+]] = OpUnordered %bool [[V6]] [[V6]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %uint [[V13]] [[V12]] [[V11]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpShiftRightLogical %uint [[V14]] %uint_16
; CHECK-NEXT: %r_3 = OpUConvert %ushort [[V15]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func bfloat @bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.atan2(bfloat %a, bfloat %b)
  ret bfloat %r
}
