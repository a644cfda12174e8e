; llvm.scmp returns -1, 0 or 1 with its own result width.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4uchar %v3uchar
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_0 %uint_0 %uint_0 %uint_0
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_4294967295_0 %uint_4294967295_0 %uint_4294967295_0 %uint_4294967295_0
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uchar %uchar_1_1 %uchar_1_1 %uchar_1_1 %uchar_1_1
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v3uchar %uchar_1_1 %uchar_1_1 %uchar_1_1
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4uchar %uchar_0_1 %uchar_0_1 %uchar_0_1 %uchar_0_1
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v3uchar %uchar_0_1 %uchar_0_1 %uchar_0_1
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v4uchar %uchar_255_0 %uchar_255_0 %uchar_255_0 %uchar_255_0
; CHECK: [[M9:%[0-9]+]] = OpConstantComposite %v3uchar %uchar_255_0 %uchar_255_0 %uchar_255_0

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i8_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSLessThanEqual %bool %a %b
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool %a %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uchar [[V1]] %uchar_255 %uchar_0
; CHECK-NEXT: %r = OpSelect %uchar [[V0]] [[V2]] %uchar_1
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8_i32(i32 %a, i32 %b) {
  %r = call i8 @llvm.scmp(i32 %a, i32 %b)
  ret i8 %r
}

; CHECK-LABEL: %i32_i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_15
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %uint [[V0]] %uint_15
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %uint %b_0 %uint_15
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %uint [[V2]] %uint_15
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSLessThanEqual %bool [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_15
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightArithmetic %uint [[V5]] %uint_15
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %uint %b_0 %uint_15
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftRightArithmetic %uint [[V7]] %uint_15
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSLessThan %bool [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %uint [[V9]] %uint_4294967295 %uint_0
; CHECK-NEXT: %r_0 = OpSelect %uint [[V4]] [[V10]] %uint_1
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_i17(i17 %a, i17 %b) {
  %r = call i32 @llvm.scmp(i17 %a, i17 %b)
  ret i32 %r
}

; CHECK-LABEL: %i2_i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_1 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSLessThanEqual %bool %a_1 %b_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool %a_1 %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uchar [[V1]] %uchar_3 %uchar_0_0
; CHECK-NEXT: %r_1 = OpSelect %uchar [[V0]] [[V2]] %uchar_1_0
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i2 @i2_i64(i64 %a, i64 %b) {
  %r = call i2 @llvm.scmp(i64 %a, i64 %b)
  ret i2 %r
}

; CHECK-LABEL: %v4i32_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSLessThanEqual %v4bool %a_2 %b_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %v4bool %a_2 %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: %r_2 = OpSelect %v4uint [[V0]] [[V2]] [[M1]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.scmp(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i8_v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSLessThanEqual %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSLessThanEqual %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSLessThan %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSLessThan %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %v4uchar [[V6]] [[M8]] [[M6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %v3uchar [[V7]] [[M9]] [[M7]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %v4uchar [[V4]] [[V8]] [[M4]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %v3uchar [[V5]] [[V9]] [[M5]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V10]] [[V11]]
; CHECK-NEXT: OpReturnValue [[V12]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i8> @v7i8_v7i16(<7 x i16> %a, <7 x i16> %b) {
  %r = call <7 x i8> @llvm.scmp(<7 x i16> %a, <7 x i16> %b)
  ret <7 x i8> %r
}

; CHECK-LABEL: %i32_i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool [[V2]] [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSLessThan %bool [[V3]] [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIEqual %bool [[V3]] [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %bool [[V6]] [[V4]] [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpLogicalNot %bool [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpULessThan %bool [[V0]] [[V2]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSLessThan %bool [[V1]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIEqual %bool [[V1]] [[V3]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %bool [[V11]] [[V9]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %uint [[V12]] %uint_4294967295_1 %uint_0
; CHECK-NEXT: %r_3 = OpSelect %uint [[V8]] [[V13]] %uint_1
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_i128(i128 %a, i128 %b) {
  %r = call i32 @llvm.scmp(i128 %a, i128 %b)
  ret i32 %r
}
