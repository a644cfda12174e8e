; llvm.ldexp takes exponents of every width, clamped to 32 bits.
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
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] ldexp %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_i32(float %a, i32 %b) {
  %r = call float @llvm.ldexp(float %a, i32 %b)
  ret float %r
}

; CHECK-LABEL: %f32_i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: %b_0 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %uint %b_0
; CHECK-NEXT: %r_0 = OpExtInst %float [[M0]] ldexp %a_0 [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_i16(float %a, i16 %b) {
  %r = call float @llvm.ldexp(float %a, i16 %b)
  ret float %r
}

; CHECK-LABEL: %f64_i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %double
; CHECK-NEXT: %b_1 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %ulong %ulong_0 %ulong_1048576
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool %b_1 %ulong_1048576
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong [[V1]] %b_1 %ulong_1048576
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSGreaterThan %bool [[V2]] [[V0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] [[V2]] [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSConvert %uint [[V4]]
; CHECK-NEXT: %r_1 = OpExtInst %double [[M0]] ldexp %a_1 [[V5]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64_i64(double %a, i64 %b) {
  %r = call double @llvm.ldexp(double %a, i64 %b)
  ret double %r
}

; CHECK-LABEL: %f16_i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %half
; CHECK-NEXT: %b_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %b_2 %uint_15
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %uint [[V0]] %uint_15
; CHECK-NEXT: %r_2 = OpExtInst %half [[M0]] ldexp %a_2 [[V1]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16_i17(half %a, i17 %b) {
  %r = call half @llvm.ldexp(half %a, i17 %b)
  ret half %r
}

; CHECK-LABEL: %v4f32_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_3 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpExtInst %v4float [[M0]] ldexp %a_3 %b_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_v4i32(<4 x float> %a, <4 x i32> %b) {
  %r = call <4 x float> @llvm.ldexp(<4 x float> %a, <4 x i32> %b)
  ret <4 x float> %r
}

; CHECK-LABEL: %v4f32_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_4 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeConstruct %v4uint %b_4 %b_4 %b_4 %b_4
; CHECK-NEXT: %r_4 = OpExtInst %v4float [[M0]] ldexp %a_4 [[V0]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_i32(<4 x float> %a, i32 %b) {
  %r = call <4 x float> @llvm.ldexp(<4 x float> %a, i32 %b)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16_v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSConvert %v4uint [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSConvert %v3uint [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpExtInst %v4half [[M0]] ldexp [[V0]] [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpExtInst %v3half [[M0]] ldexp [[V1]] [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16_v7i16(<7 x half> %a, <7 x i16> %b) {
  %r = call <7 x half> @llvm.ldexp(<7 x half> %a, <7 x i16> %b)
  ret <7 x half> %r
}

; CHECK-LABEL: %bf16_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_5 = OpFunctionParameter %ushort
; CHECK-NEXT: %b_5 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_5
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %float [[M0]] ldexp [[V2]] %b_5
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightLogical %uint [[V4]] %uint_16
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %uint [[V5]] %uint_1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpIAdd %uint [[V4]] %uint_32767
; CHECK-NEXT: [[V8:%[0-9]+]] = OpIAdd %uint [[V7]] [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uint [[V4]] %uint_4194304
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUnordered %bool [[V3]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %uint [[V10]] [[V9]] [[V8]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %uint [[V11]] %uint_16
; CHECK-NEXT: %r_5 = OpUConvert %ushort [[V12]]
; CHECK-NEXT: OpReturnValue %r_5
; CHECK-NEXT: OpFunctionEnd
define spir_func bfloat @bf16_i32(bfloat %a, i32 %b) {
  %r = call bfloat @llvm.ldexp(bfloat %a, i32 %b)
  ret bfloat %r
}
