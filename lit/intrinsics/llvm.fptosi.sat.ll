; llvm.fptosi.sat saturates at the bounds of the result type, and returns 0 for NaN.
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
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4float %float_2_14748365e_09 %float_2_14748365e_09 %float_2_14748365e_09 %float_2_14748365e_09
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_2147483647 %uint_2147483647 %uint_2147483647 %uint_2147483647
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4float %float_n2_14748365e_09 %float_n2_14748365e_09 %float_n2_14748365e_09 %float_n2_14748365e_09
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_2147483648 %uint_2147483648 %uint_2147483648 %uint_2147483648
; CHECK: [[M5:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4half %half_0x1p_15 %half_0x1p_15 %half_0x1p_15 %half_0x1p_15
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v3half %half_0x1p_15 %half_0x1p_15 %half_0x1p_15
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32767 %ushort_32767 %ushort_32767 %ushort_32767
; CHECK: [[M9:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_32767 %ushort_32767 %ushort_32767
; CHECK: [[M10:%[0-9]+]] = OpConstantComposite %v4half %half_n0x1p_15 %half_n0x1p_15 %half_n0x1p_15 %half_n0x1p_15
; CHECK: [[M11:%[0-9]+]] = OpConstantComposite %v3half %half_n0x1p_15 %half_n0x1p_15 %half_n0x1p_15
; CHECK: [[M12:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32768 %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M13:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M14:%[0-9]+]] = OpConstantNull %v4ushort
; CHECK: [[M15:%[0-9]+]] = OpConstantNull %v3ushort

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %uint %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFOrdGreaterThanEqual %bool %a %float_2_14748365e_09
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_2147483647 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFOrdLessThanEqual %bool %a %float_n2_14748365e_09
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %uint [[V3]] %uint_2147483648 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUnordered %bool %a %a
; CHECK-NEXT: %r = OpSelect %uint [[V5]] %uint_0 [[V4]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f32(float %a) {
  %r = call i32 @llvm.fptosi.sat(float %a)
  ret i32 %r
}

; CHECK-LABEL: %i8_f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %uchar %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFOrdGreaterThanEqual %bool %a_0 %half_0x1p_7
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uchar [[V1]] %uchar_127 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFOrdLessThanEqual %bool %a_0 %half_n0x1p_7
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %uchar [[V3]] %uchar_128 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUnordered %bool %a_0 %a_0
; CHECK-NEXT: %r_0 = OpSelect %uchar [[V5]] %uchar_0 [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8_f16(half %a) {
  %r = call i8 @llvm.fptosi.sat(half %a)
  ret i8 %r
}

; CHECK-LABEL: %i17_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %uint %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdGreaterThanEqual %bool %a_1 %float_65536
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_65535 [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdLessThanEqual %bool %a_1 %float_n65536
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %uint [[V4]] %uint_65536 [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpUnordered %bool %a_1 %a_1
; CHECK-NEXT: %r_1 = OpSelect %uint [[V6]] %uint_0 [[V5]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_f32(float %a) {
  %r = call i17 @llvm.fptosi.sat(float %a)
  ret i17 %r
}

; CHECK-LABEL: %v4i32_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %v4uint %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFOrdGreaterThanEqual %v4bool %a_2 [[M1]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M2]] [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFOrdLessThanEqual %v4bool %a_2 [[M3]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %v4uint [[V3]] [[M4]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUnordered %v4bool %a_2 %a_2
; CHECK-NEXT: %r_2 = OpSelect %v4uint [[V5]] [[M5]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4f32(<4 x float> %a) {
  %r = call <4 x i32> @llvm.fptosi.sat(<4 x float> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16_v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertFToS %v4ushort [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpConvertFToS %v3ushort [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThanEqual %v4bool [[V0]] [[M6]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdGreaterThanEqual %v3bool [[V1]] [[M7]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4ushort [[V4]] [[M8]] [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v3ushort [[V5]] [[M9]] [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpFOrdLessThanEqual %v4bool [[V0]] [[M10]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFOrdLessThanEqual %v3bool [[V1]] [[M11]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %v4ushort [[V8]] [[M12]] [[V6]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %v3ushort [[V9]] [[M13]] [[V7]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpUnordered %v4bool [[V0]] [[V0]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpUnordered %v3bool [[V1]] [[V1]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %v4ushort [[V12]] [[M14]] [[V10]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %v3ushort [[V13]] [[M15]] [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V14]] [[V15]]
; CHECK-NEXT: OpReturnValue [[V16]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16_v7f16(<7 x half> %a) {
  %r = call <7 x i16> @llvm.fptosi.sat(<7 x half> %a)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %ulong %a_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFOrdGreaterThanEqual %bool %a_3 %double_9_2233720368547758e_18
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong [[V1]] %ulong_9223372036854775807 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFOrdLessThanEqual %bool %a_3 %double_n9_2233720368547758e_18
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] %ulong_9223372036854775808 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUnordered %bool %a_3 %a_3
; CHECK-NEXT: %r_3 = OpSelect %ulong [[V5]] %ulong_0 [[V4]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f64(double %a) {
  %r = call i64 @llvm.fptosi.sat(double %a)
  ret i64 %r
}

; CHECK-LABEL: %i32_bf16 = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_4
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpConvertFToS %uint [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThanEqual %bool [[V2]] %float_2_14748365e_09
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %uint [[V4]] %uint_2147483647 [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpFOrdLessThanEqual %bool [[V2]] %float_n2_14748365e_09
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %uint [[V6]] %uint_2147483648 [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %bool [[V2]] [[V2]]
; CHECK-NEXT: %r_4 = OpSelect %uint [[V8]] %uint_0 [[V7]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_bf16(bfloat %a) {
  %r = call i32 @llvm.fptosi.sat(bfloat %a)
  ret i32 %r
}
