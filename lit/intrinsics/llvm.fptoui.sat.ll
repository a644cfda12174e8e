; llvm.fptoui.sat saturates at the bounds of the result type, and returns 0 for NaN.
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
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate [[M0:%[0-9]+]] SaturatedConversion
; CHECK: OpDecorate %r_0 SaturatedConversion
; CHECK: OpDecorate [[M1:%[0-9]+]] SaturatedConversion
; CHECK: OpDecorate [[M2:%[0-9]+]] SaturatedConversion
; CHECK: OpDecorate [[M3:%[0-9]+]] SaturatedConversion
; CHECK: OpDecorate [[M4:%[0-9]+]] SaturatedConversion
; CHECK: OpDecorate %r_3 SaturatedConversion
; CHECK: OpDecorate [[M5:%[0-9]+]] SaturatedConversion
; CHECK: [[M6:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M7:%[0-9]+]] = OpConstantNull %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M0]] = OpConvertFToU %uint %a
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %bool %a %a
; CHECK-NEXT: %r = OpSelect %uint [[V0]] %uint_0 [[M0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f32(float %a) {
  %r = call i32 @llvm.fptoui.sat(float %a)
  ret i32 %r
}

; CHECK-LABEL: %i8_f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpConvertFToU %uchar %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8_f16(half %a) {
  %r = call i8 @llvm.fptoui.sat(half %a)
  ret i8 %r
}

; CHECK-LABEL: %i17_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M1]] = OpConvertFToU %ulong %a_1
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThanEqual %bool [[M1]] %ulong_131071
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %ulong [[V0]] %ulong_131071 [[M1]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpUConvert %uint [[V1]]
; CHECK-NEXT: %r_1 = OpBitwiseAnd %uint [[V2]] %uint_131071
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_f32(float %a) {
  %r = call i17 @llvm.fptoui.sat(float %a)
  ret i17 %r
}

; CHECK-LABEL: %v4i32_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M2]] = OpConvertFToU %v4uint %a_2
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %v4bool %a_2 %a_2
; CHECK-NEXT: %r_2 = OpSelect %v4uint [[V0]] [[M7]] [[M2]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4f32(<4 x float> %a) {
  %r = call <4 x i32> @llvm.fptoui.sat(<4 x float> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16_v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M3]] = OpConvertFToU %v4ushort [[V0]]
; CHECK-NEXT: [[M4]] = OpConvertFToU %v3ushort [[V1]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct [[M6]] [[M3]] [[M4]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16_v7f16(<7 x half> %a) {
  %r = call <7 x i16> @llvm.fptoui.sat(<7 x half> %a)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpConvertFToU %ulong %a_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f64(double %a) {
  %r = call i64 @llvm.fptoui.sat(double %a)
  ret i64 %r
}

; CHECK-LABEL: %i32_bf16 = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_4
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[M5]] = OpConvertFToU %uint [[V2]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUnordered %bool [[V2]] [[V2]]
; CHECK-NEXT: %r_4 = OpSelect %uint [[V3]] %uint_0 [[M5]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_bf16(bfloat %a) {
  %r = call i32 @llvm.fptoui.sat(bfloat %a)
  ret i32 %r
}
