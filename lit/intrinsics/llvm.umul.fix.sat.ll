; llvm.umul.fix.sat computes on fixed-point numbers; its constant operand is the number of fraction bits.
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
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_65535 %ushort_65535 %ushort_65535 %ushort_65535

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_scale_0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUConvert %uint [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %ulong [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpINotEqual %bool [[V4]] [[V2]]
; CHECK-NEXT: %r = OpSelect %uint [[V5]] %uint_4294967295 [[V3]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

; CHECK-LABEL: %i32_scale_7 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %ulong [[V2]] %ulong_7
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUConvert %ulong [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpINotEqual %bool [[V5]] [[V3]]
; CHECK-NEXT: %r_0 = OpSelect %uint [[V6]] %uint_4294967295 [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat(i32 %a, i32 %b, i32 7)
  ret i32 %r
}

; CHECK-LABEL: %i17_scale_3 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_17179869183
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightLogical %ulong [[V3]] %ulong_3
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUConvert %uint [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %uint [[V5]] %uint_131071
; CHECK-NEXT: [[V7:%[0-9]+]] = OpUConvert %ulong [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpINotEqual %bool [[V7]] [[V4]]
; CHECK-NEXT: %r_1 = OpSelect %uint [[V8]] %uint_131071 [[V6]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_scale_3(i17 %a, i17 %b) {
  %r = call i17 @llvm.umul.fix.sat(i17 %a, i17 %b, i32 3)
  ret i17 %r
}

; CHECK-LABEL: %v4i16_scale_15 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %v4uint %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %v4uint %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %v4uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightLogical %v4uint [[V2]] [[M0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %v4ushort [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUConvert %v4uint [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpINotEqual %v4bool [[V5]] [[V3]]
; CHECK-NEXT: %r_2 = OpSelect %v4ushort [[V6]] [[M1]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i16> @v4i16_scale_15(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.umul.fix.sat(<4 x i16> %a, <4 x i16> %b, i32 15)
  ret <4 x i16> %r
}
