; llvm.sdiv.fix.sat computes on fixed-point numbers; its constant operand is the number of fraction bits.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_5 %uint_5 %uint_5 %uint_5
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32768 %ushort_32768 %ushort_32768 %ushort_32768
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_32767 %ushort_32767 %ushort_32767 %ushort_32767

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_scale_0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %ulong %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %ulong %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSDiv %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSRem %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpINotEqual %bool [[V3]] %ulong_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseXor %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSLessThan %bool [[V5]] %ulong_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalAnd %bool [[V4]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpISub %ulong [[V2]] %ulong_1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %ulong [[V7]] [[V8]] [[V2]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uint [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSConvert %ulong [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpINotEqual %bool [[V11]] [[V9]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSLessThan %bool [[V9]] %ulong_0
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %uint [[V13]] %uint_2147483648 %uint_2147483647
; CHECK-NEXT: %r = OpSelect %uint [[V12]] [[V14]] [[V10]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.sat(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

; CHECK-LABEL: %i32_scale_7 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %ulong %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_7
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSDiv %ulong [[V2]] [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSRem %ulong [[V2]] [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpINotEqual %bool [[V4]] %ulong_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseXor %ulong [[V2]] [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSLessThan %bool [[V6]] %ulong_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpLogicalAnd %bool [[V5]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpISub %ulong [[V3]] %ulong_1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %ulong [[V8]] [[V9]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUConvert %uint [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSConvert %ulong [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpINotEqual %bool [[V12]] [[V10]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSLessThan %bool [[V10]] %ulong_0
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %uint [[V14]] %uint_2147483648 %uint_2147483647
; CHECK-NEXT: %r_0 = OpSelect %uint [[V13]] [[V15]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.sat(i32 %a, i32 %b, i32 7)
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
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftLeftLogical %ulong [[V3]] %ulong_3
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseAnd %ulong [[V8]] %ulong_17179869183
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %ulong [[V9]] %ulong_30
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V10]] %ulong_30
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %ulong [[V7]] %ulong_30
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V12]] %ulong_30
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSDiv %ulong [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %ulong [[V14]] %ulong_17179869183
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %ulong [[V9]] %ulong_30
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V16]] %ulong_30
; CHECK-NEXT: [[V18:%[0-9]+]] = OpShiftLeftLogical %ulong [[V7]] %ulong_30
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V18]] %ulong_30
; CHECK-NEXT: [[V20:%[0-9]+]] = OpSRem %ulong [[V17]] [[V19]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpBitwiseAnd %ulong [[V20]] %ulong_17179869183
; CHECK-NEXT: [[V22:%[0-9]+]] = OpINotEqual %bool [[V21]] %ulong_0
; CHECK-NEXT: [[V23:%[0-9]+]] = OpBitwiseXor %ulong [[V9]] [[V7]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpShiftLeftLogical %ulong [[V23]] %ulong_30
; CHECK-NEXT: [[V25:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V24]] %ulong_30
; CHECK-NEXT: [[V26:%[0-9]+]] = OpShiftLeftLogical %ulong %ulong_0 %ulong_30
; CHECK-NEXT: [[V27:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V26]] %ulong_30
; CHECK-NEXT: [[V28:%[0-9]+]] = OpSLessThan %bool [[V25]] [[V27]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpLogicalAnd %bool [[V22]] [[V28]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpISub %ulong [[V15]] %ulong_1
; CHECK-NEXT: [[V31:%[0-9]+]] = OpBitwiseAnd %ulong [[V30]] %ulong_17179869183
; CHECK-NEXT: [[V32:%[0-9]+]] = OpSelect %ulong [[V29]] [[V31]] [[V15]]
; CHECK-NEXT: [[V33:%[0-9]+]] = OpUConvert %uint [[V32]]
; CHECK-NEXT: [[V34:%[0-9]+]] = OpBitwiseAnd %uint [[V33]] %uint_131071
; CHECK-NEXT: [[V35:%[0-9]+]] = OpShiftLeftLogical %uint [[V34]] %uint_15
; CHECK-NEXT: [[V36:%[0-9]+]] = OpShiftRightArithmetic %uint [[V35]] %uint_15
; CHECK-NEXT: [[V37:%[0-9]+]] = OpSConvert %ulong [[V36]]
; CHECK-NEXT: [[V38:%[0-9]+]] = OpBitwiseAnd %ulong [[V37]] %ulong_17179869183
; CHECK-NEXT: [[V39:%[0-9]+]] = OpINotEqual %bool [[V38]] [[V32]]
; CHECK-NEXT: [[V40:%[0-9]+]] = OpShiftLeftLogical %ulong [[V32]] %ulong_30
; CHECK-NEXT: [[V41:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V40]] %ulong_30
; CHECK-NEXT: [[V42:%[0-9]+]] = OpShiftLeftLogical %ulong %ulong_0 %ulong_30
; CHECK-NEXT: [[V43:%[0-9]+]] = OpShiftRightArithmetic %ulong [[V42]] %ulong_30
; CHECK-NEXT: [[V44:%[0-9]+]] = OpSLessThan %bool [[V41]] [[V43]]
; CHECK-NEXT: [[V45:%[0-9]+]] = OpSelect %uint [[V44]] %uint_65536 %uint_65535
; CHECK-NEXT: %r_1 = OpSelect %uint [[V39]] [[V45]] [[V34]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_scale_3(i17 %a, i17 %b) {
  %r = call i17 @llvm.sdiv.fix.sat(i17 %a, i17 %b, i32 3)
  ret i17 %r
}

; CHECK-LABEL: %v4i16_scale_5 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %v4uint %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSConvert %v4uint %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V0]] [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSDiv %v4uint [[V2]] [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSRem %v4uint [[V2]] [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpINotEqual %v4bool [[V4]] [[M1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseXor %v4uint [[V2]] [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSLessThan %v4bool [[V6]] [[M1]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpLogicalAnd %v4bool [[V5]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpISub %v4uint [[V3]] [[M2]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %v4uint [[V8]] [[V9]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUConvert %v4ushort [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSConvert %v4uint [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpINotEqual %v4bool [[V12]] [[V10]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSLessThan %v4bool [[V10]] [[M1]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %v4ushort [[V14]] [[M3]] [[M4]]
; CHECK-NEXT: %r_2 = OpSelect %v4ushort [[V13]] [[V15]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i16> @v4i16_scale_5(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.sdiv.fix.sat(<4 x i16> %a, <4 x i16> %b, i32 5)
  ret <4 x i16> %r
}
