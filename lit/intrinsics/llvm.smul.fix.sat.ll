; llvm.smul.fix.sat computes on fixed-point numbers; its constant operand is the number of fraction bits.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_15 %uint_15 %uint_15 %uint_15
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32768 %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32767 %ushort_32767 %ushort_32767 %ushort_32767

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_scale_0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %ulong %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %ulong %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUConvert %uint [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSConvert %ulong [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpINotEqual %bool [[V4]] [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSLessThan %bool [[V2]] %ulong_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %uint [[V6]] %uint_2147483648 %uint_2147483647
; CHECK-NEXT: %r = OpSelect %uint [[V5]] [[V7]] [[V3]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

; CHECK-LABEL: %i32_scale_7 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %ulong %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V2]] %ulong_7
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSConvert %ulong [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpINotEqual %bool [[V5]] [[V3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSLessThan %bool [[V3]] %ulong_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %uint [[V7]] %uint_2147483648 %uint_2147483647
; CHECK-NEXT: %r_0 = OpSelect %uint [[V6]] [[V8]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat(i32 %a, i32 %b, i32 7)
  ret i32 %r
}

; CHECK-LABEL: %i17_scale_3 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %uint %a_1 %uint_15
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %uint [[V0]] %uint_15
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSConvert %ulong [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_17179869183
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %uint %b_1 %uint_15
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightArithmetic %uint [[V4]] %uint_15
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSConvert %ulong [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseAnd %ulong [[V6]] %ulong_17179869183
; CHECK-NEXT: [[V8:%[0-9]+]] = OpIMul %ulong [[V3]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseAnd %ulong [[V8]] %ulong_17179869183
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %ulong [[V9]] %ulong_30
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V10]] %ulong_30
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V11]] %ulong_3
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %ulong [[V12]] %ulong_17179869183
; CHECK-NEXT: [[V14:%[0-9]+]] = OpUConvert %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V14]] %uint_131071
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] %uint_15
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightArithmetic %uint [[V16]] %uint_15
; CHECK-NEXT: [[V18:%[0-9]+]] = OpSConvert %ulong [[V17]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseAnd %ulong [[V18]] %ulong_17179869183
; CHECK-NEXT: [[V20:%[0-9]+]] = OpINotEqual %bool [[V19]] [[V13]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftLeftLogical %ulong [[V13]] %ulong_30
; CHECK-NEXT: [[V22:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V21]] %ulong_30
; CHECK-NEXT: [[V23:%[0-9]+]] = OpShiftLeftLogical %ulong %ulong_0 %ulong_30
; CHECK-NEXT: [[V24:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V23]] %ulong_30
; CHECK-NEXT: [[V25:%[0-9]+]] = OpSLessThan %bool [[V22]] [[V24]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpSelect %uint [[V25]] %uint_65536 %uint_65535
; CHECK-NEXT: %r_1 = OpSelect %uint [[V20]] [[V26]] [[V15]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_scale_3(i17 %a, i17 %b) {
  %r = call i17 @llvm.smul.fix.sat(i17 %a, i17 %b, i32 3)
  ret i17 %r
}

; CHECK-LABEL: %v4i16_scale_15 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %v4uint %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %v4uint %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %v4uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V2]] [[M0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %v4ushort [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSConvert %v4uint [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpINotEqual %v4bool [[V5]] [[V3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSLessThan %v4bool [[V3]] [[M1]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %v4ushort [[V7]] [[M2]] [[M3]]
; CHECK-NEXT: %r_2 = OpSelect %v4ushort [[V6]] [[V8]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i16> @v4i16_scale_15(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smul.fix.sat(<4 x i16> %a, <4 x i16> %b, i32 15)
  ret <4 x i16> %r
}
