; llvm.sshl.sat returns the bound if a left shift loses bits.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_2147483648 %uint_2147483648 %uint_2147483648 %uint_2147483648
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_2147483647 %uint_2147483647 %uint_2147483647 %uint_2147483647
; CHECK: [[M4:%[0-9]+]] = OpConstantNull %v4ushort
; CHECK: [[M5:%[0-9]+]] = OpConstantNull %v3ushort
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32768 %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32767 %ushort_32767 %ushort_32767 %ushort_32767
; CHECK: [[M9:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_32767 %ushort_32767 %ushort_32767

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %a %b
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %uint [[V0]] %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %bool [[V1]] %a
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSLessThan %bool %a %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %uint [[V3]] %uint_2147483648 %uint_2147483647
; CHECK-NEXT: %r = OpSelect %uint [[V2]] [[V4]] [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.sshl.sat(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %a_0 %b_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %uint [[V1]] %uint_15
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %uint [[V2]] %uint_15
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightArithmetic %uint [[V3]] %b_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %uint [[V4]] %uint_131071
; CHECK-NEXT: [[V6:%[0-9]+]] = OpINotEqual %bool [[V5]] %a_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_15
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftRightArithmetic %uint [[V7]] %uint_15
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftLeftLogical %uint %uint_0 %uint_15
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightArithmetic %uint [[V9]] %uint_15
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSLessThan %bool [[V8]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %uint [[V11]] %uint_65536 %uint_65535
; CHECK-NEXT: %r_0 = OpSelect %uint [[V6]] [[V12]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a, i17 %b) {
  %r = call i17 @llvm.sshl.sat(i17 %a, i17 %b)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %v4uint %a_1 %b_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V0]] %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %v4bool [[V1]] %a_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSLessThan %v4bool %a_1 [[M1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %v4uint [[V3]] [[M2]] [[M3]]
; CHECK-NEXT: %r_1 = OpSelect %v4uint [[V2]] [[V4]] [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.sshl.sat(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %v4ushort [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightArithmetic %v4ushort [[V4]] [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightArithmetic %v3ushort [[V5]] [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpINotEqual %v4bool [[V6]] [[V0]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpINotEqual %v3bool [[V7]] [[V1]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSLessThan %v4bool [[V0]] [[M4]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSLessThan %v3bool [[V1]] [[M5]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %v4ushort [[V10]] [[M6]] [[M8]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %v3ushort [[V11]] [[M7]] [[M9]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %v4ushort [[V8]] [[V12]] [[V4]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %v3ushort [[V9]] [[V13]] [[V5]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V14]] [[V15]]
; CHECK-NEXT: OpReturnValue [[V16]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b) {
  %r = call <7 x i16> @llvm.sshl.sat(<7 x i16> %a, <7 x i16> %b)
  ret <7 x i16> %r
}
