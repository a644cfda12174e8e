; llvm.bswap of every number of bytes, including odd ones.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_16711935 %uint_16711935 %uint_16711935 %uint_16711935
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_8 %ushort_8 %ushort_8 %ushort_8
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_8 %ushort_8 %ushort_8

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i16 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %ushort %a %ushort_8
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightLogical %ushort %a %ushort_8
; CHECK-NEXT: %r = OpBitwiseOr %ushort [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @i16(i16 %a) {
  %r = call i16 @llvm.bswap(i16 %a)
  ret i16 %r
}

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uint %a_0 %uint_16711935
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_8
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %uint %a_0 %uint_8
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %uint [[V2]] %uint_16711935
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_16
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightLogical %uint [[V4]] %uint_16
; CHECK-NEXT: %r_0 = OpBitwiseOr %uint [[V5]] [[V6]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.bswap(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %ulong %a_1 %ulong_71777214294589695
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_8
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %ulong %a_1 %ulong_8
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_71777214294589695
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %ulong [[V4]] %ulong_281470681808895
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %ulong [[V5]] %ulong_16
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %ulong [[V4]] %ulong_16
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %ulong [[V7]] %ulong_281470681808895
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %ulong [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %ulong [[V9]] %ulong_32
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightLogical %ulong [[V9]] %ulong_32
; CHECK-NEXT: %r_1 = OpBitwiseOr %ulong [[V10]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a) {
  %r = call i64 @llvm.bswap(i64 %a)
  ret i64 %r
}

; CHECK-LABEL: %i48 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %ulong %a_2 %ulong_71777214294589695
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_8
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %ulong %a_2 %ulong_8
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_71777214294589695
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %ulong [[V4]] %ulong_281470681808895
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %ulong [[V5]] %ulong_16
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %ulong [[V4]] %ulong_16
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %ulong [[V7]] %ulong_281470681808895
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %ulong [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %ulong [[V9]] %ulong_32
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightLogical %ulong [[V9]] %ulong_32
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseOr %ulong [[V10]] [[V11]]
; CHECK-NEXT: %r_2 = OpShiftRightLogical %ulong [[V12]] %ulong_16
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i48 @i48(i48 %a) {
  %r = call i48 @llvm.bswap(i48 %a)
  ret i48 %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %ulong [[V1]] %ulong_71777214294589695
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftLeftLogical %ulong [[V2]] %ulong_8
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %ulong [[V1]] %ulong_8
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %ulong [[V4]] %ulong_71777214294589695
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseOr %ulong [[V3]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseAnd %ulong [[V6]] %ulong_281470681808895
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftLeftLogical %ulong [[V7]] %ulong_16
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %ulong [[V6]] %ulong_16
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %ulong [[V9]] %ulong_281470681808895
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitwiseOr %ulong [[V8]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %ulong [[V11]] %ulong_32
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftRightLogical %ulong [[V11]] %ulong_32
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %ulong [[V12]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_71777214294589695
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %ulong [[V15]] %ulong_8
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %ulong [[V0]] %ulong_8
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %ulong [[V17]] %ulong_71777214294589695
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %ulong [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitwiseAnd %ulong [[V19]] %ulong_281470681808895
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftLeftLogical %ulong [[V20]] %ulong_16
; CHECK-NEXT: [[V22:%[0-9]+]] = OpShiftRightLogical %ulong [[V19]] %ulong_16
; CHECK-NEXT: [[V23:%[0-9]+]] = OpBitwiseAnd %ulong [[V22]] %ulong_281470681808895
; CHECK-NEXT: [[V24:%[0-9]+]] = OpBitwiseOr %ulong [[V21]] [[V23]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpShiftLeftLogical %ulong [[V24]] %ulong_32
; CHECK-NEXT: [[V26:%[0-9]+]] = OpShiftRightLogical %ulong [[V24]] %ulong_32
; CHECK-NEXT: [[V27:%[0-9]+]] = OpBitwiseOr %ulong [[V25]] [[V26]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V14]] [[V27]]
; CHECK-NEXT: OpReturnValue [[V28]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a) {
  %r = call i128 @llvm.bswap(i128 %a)
  ret i128 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %a_3 [[M3]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V0]] [[M2]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %v4uint %a_3 [[M2]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %v4uint [[V2]] [[M3]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %v4uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V4]] [[M4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightLogical %v4uint [[V4]] [[M4]]
; CHECK-NEXT: %r_3 = OpBitwiseOr %v4uint [[V5]] [[V6]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bswap(<4 x i32> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4ushort [[V0]] [[M5]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %v4ushort [[V0]] [[M5]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %v4ushort [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V1]] [[M6]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V1]] [[M6]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseOr %v3ushort [[V5]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V4]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a) {
  %r = call <7 x i16> @llvm.bswap(<7 x i16> %a)
  ret <7 x i16> %r
}
