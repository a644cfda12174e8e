; llvm.cosh becomes the OpenCL.std instruction cosh; bfloat is computed in float and rounded.
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
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] cosh %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a) {
  %r = call float @llvm.cosh(float %a)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %half [[M0]] cosh %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16(half %a) {
  %r = call half @llvm.cosh(half %a)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpExtInst %v4float [[M0]] cosh %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.cosh(<4 x float> %a)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4half [[M0]] cosh [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v3half [[M0]] cosh [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a) {
  %r = call <7 x half> @llvm.cosh(<7 x half> %a)
  ret <7 x half> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %double [[M0]] cosh %a_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a) {
  %r = call double @llvm.cosh(double %a)
  ret double %r
}

; CHECK-LABEL: %bf16 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %float [[M0]] cosh [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightLogical %uint [[V4]] %uint_16
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %uint [[V5]] %uint_1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpIAdd %uint [[V4]] %uint_32767
; CHECK-NEXT: [[V8:%[0-9]+]] = OpIAdd %uint [[V7]] [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uint [[V4]] %uint_4194304
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUnordered %bool [[V3]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %uint [[V10]] [[V9]] [[V8]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %uint [[V11]] %uint_16
; CHECK-NEXT: %r_3 = OpUConvert %ushort [[V12]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func bfloat @bf16(bfloat %a) {
  %r = call bfloat @llvm.cosh(bfloat %a)
  ret bfloat %r
}
