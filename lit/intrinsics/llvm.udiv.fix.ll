; llvm.udiv.fix computes on fixed-point numbers; its constant operand is the number of fraction bits.
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

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_scale_0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpUDiv %ulong [[V0]] [[V1]]
; CHECK-NEXT: %r = OpUConvert %uint [[V2]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

; CHECK-LABEL: %i32_scale_7 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_7
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUDiv %ulong [[V2]] [[V1]]
; CHECK-NEXT: %r_0 = OpUConvert %uint [[V3]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_scale_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix(i32 %a, i32 %b, i32 7)
  ret i32 %r
}

; CHECK-LABEL: %i17_scale_3 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %ulong %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_17179869183
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUDiv %ulong [[V3]] [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUConvert %uint [[V4]]
; CHECK-NEXT: %r_1 = OpBitwiseAnd %uint [[V5]] %uint_131071
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_scale_3(i17 %a, i17 %b) {
  %r = call i17 @llvm.udiv.fix(i17 %a, i17 %b, i32 3)
  ret i17 %r
}

; CHECK-LABEL: %v4i16_scale_15 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %v4uint %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpUConvert %v4uint %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V0]] [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUDiv %v4uint [[V2]] [[V1]]
; CHECK-NEXT: %r_2 = OpUConvert %v4ushort [[V3]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i16> @v4i16_scale_15(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.udiv.fix(<4 x i16> %a, <4 x i16> %b, i32 15)
  ret <4 x i16> %r
}
