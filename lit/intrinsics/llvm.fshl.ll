; llvm.fshl takes the shift amount modulo the width, which may not be a power of two.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_31 %uint_31 %uint_31 %uint_31
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_15 %ushort_15 %ushort_15 %ushort_15
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_15 %ushort_15 %ushort_15
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_1 %ushort_1 %ushort_1 %ushort_1
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_1 %ushort_1 %ushort_1

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: %c = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uint %c %uint_31
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %uint %uint_31 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %uint %a [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %uint %b %uint_1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %uint [[V3]] [[V1]]
; CHECK-NEXT: %r = OpBitwiseOr %uint [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshl(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; CHECK-LABEL: %i8 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uchar
; CHECK-NEXT: %b_0 = OpFunctionParameter %uchar
; CHECK-NEXT: %c_0 = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uchar %c_0 %uchar_7
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %uchar %uchar_7 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %uchar %a_0 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %uchar %b_0 %uchar_1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %uchar [[V3]] [[V1]]
; CHECK-NEXT: %r_0 = OpBitwiseOr %uchar [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshl(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: %c_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUMod %uint %c_1 %uint_17
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %uint %uint_16 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %uint [[V1]] %uint_131071
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftLeftLogical %uint %a_1 [[V0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseAnd %uint [[V3]] %uint_131071
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightLogical %uint %b_1 %uint_1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightLogical %uint [[V5]] [[V2]]
; CHECK-NEXT: %r_1 = OpBitwiseOr %uint [[V4]] [[V6]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a, i17 %b, i17 %c) {
  %r = call i17 @llvm.fshl(i17 %a, i17 %b, i17 %c)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %c_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %c_2 [[M3]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %v4uint [[M3]] [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4uint %a_2 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %v4uint %b_2 [[M4]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %v4uint [[V3]] [[V1]]
; CHECK-NEXT: %r_2 = OpBitwiseOr %v4uint [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.fshl(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %v4ushort [[V4]] [[M5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V5]] [[M6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpISub %v4ushort [[M5]] [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpISub %v3ushort [[M6]] [[V7]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %v4ushort [[V0]] [[V6]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V1]] [[V7]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %v4ushort [[V2]] [[M7]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V3]] [[M8]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpShiftRightLogical %v4ushort [[V12]] [[V8]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V13]] [[V9]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitwiseOr %v4ushort [[V10]] [[V14]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %v3ushort [[V11]] [[V15]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V16]] [[V17]]
; CHECK-NEXT: OpReturnValue [[V18]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b, <7 x i16> %c) {
  %r = call <7 x i16> @llvm.fshl(<7 x i16> %a, <7 x i16> %b, <7 x i16> %c)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_3 = OpFunctionParameter %ulong
; CHECK-NEXT: %c_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %ulong %c_3 %ulong_63
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %ulong %ulong_63 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %ulong %a_3 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %ulong %b_3 %ulong_1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %ulong [[V3]] [[V1]]
; CHECK-NEXT: %r_3 = OpBitwiseOr %ulong [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshl(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %ulong [[V4]] %ulong_127
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseAnd %ulong [[V5]] %ulong_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpISub %ulong %ulong_127 [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpULessThan %bool %ulong_127 [[V6]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpISub %ulong %ulong_0 [[V7]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %ulong [[V9]] %ulong_1 %ulong_0
; CHECK-NEXT: {{%[0-9]+}} = OpISub %ulong [[V10]] [[V11]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseAnd %ulong [[V6]] %ulong_64
; CHECK-NEXT: [[V13:%[0-9]+]] = OpINotEqual %bool [[V12]] %ulong_0
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %ulong [[V13]] %ulong_0 [[V0]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %ulong [[V13]] [[V0]] [[V1]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitwiseAnd %ulong [[V6]] %ulong_63
; CHECK-NEXT: [[V17:%[0-9]+]] = OpISub %ulong %ulong_63 [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpShiftLeftLogical %ulong [[V14]] [[V16]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftLeftLogical %ulong [[V15]] [[V16]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %ulong [[V14]] %ulong_1
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %ulong [[V20]] [[V17]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitwiseOr %ulong [[V19]] [[V21]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpShiftRightLogical %ulong [[V2]] %ulong_1
; CHECK-NEXT: [[V24:%[0-9]+]] = OpShiftLeftLogical %ulong [[V3]] %ulong_63
; CHECK-NEXT: [[V25:%[0-9]+]] = OpBitwiseOr %ulong [[V23]] [[V24]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpShiftRightLogical %ulong [[V3]] %ulong_1
; CHECK-NEXT: [[V27:%[0-9]+]] = OpBitwiseAnd %ulong [[V8]] %ulong_64
; CHECK-NEXT: [[V28:%[0-9]+]] = OpINotEqual %bool [[V27]] %ulong_0
; CHECK-NEXT: [[V29:%[0-9]+]] = OpSelect %ulong [[V28]] [[V26]] [[V25]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpSelect %ulong [[V28]] %ulong_0 [[V26]]
; CHECK-NEXT: [[V31:%[0-9]+]] = OpBitwiseAnd %ulong [[V8]] %ulong_63
; CHECK-NEXT: [[V32:%[0-9]+]] = OpISub %ulong %ulong_63 [[V31]]
; CHECK-NEXT: [[V33:%[0-9]+]] = OpShiftRightLogical %ulong [[V29]] [[V31]]
; CHECK-NEXT: [[V34:%[0-9]+]] = OpShiftLeftLogical %ulong [[V30]] %ulong_1
; CHECK-NEXT: [[V35:%[0-9]+]] = OpShiftLeftLogical %ulong [[V34]] [[V32]]
; CHECK-NEXT: [[V36:%[0-9]+]] = OpBitwiseOr %ulong [[V33]] [[V35]]
; CHECK-NEXT: [[V37:%[0-9]+]] = OpShiftRightLogical %ulong [[V30]] [[V31]]
; CHECK-NEXT: [[V38:%[0-9]+]] = OpBitwiseOr %ulong [[V18]] [[V36]]
; CHECK-NEXT: [[V39:%[0-9]+]] = OpBitwiseOr %ulong [[V22]] [[V37]]
; CHECK-NEXT: [[V40:%[0-9]+]] = OpCompositeConstruct [[M2]] [[V38]] [[V39]]
; CHECK-NEXT: OpReturnValue [[V40]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshl(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}

; CHECK-LABEL: %rotate_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %uint
; CHECK-NEXT: %b_4 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpExtInst %uint [[M0]] rotate %a_4 %b_4
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @rotate_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl(i32 %a, i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: %constant_i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_5 = OpFunctionParameter %uint
; CHECK-NEXT: %b_5 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %a_5 %uint_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %uint %b_5 %uint_14
; CHECK-NEXT: %r_5 = OpBitwiseOr %uint [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue %r_5
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @constant_i17(i17 %a, i17 %b) {
  %r = call i17 @llvm.fshl(i17 %a, i17 %b, i17 20)
  ret i17 %r
}
