; llvm.vp.icmp compares all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_15 %uint_15 %uint_15 %uint_15

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_eq = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpIEqual %v4bool %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i32_eq(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp(<4 x i32> %a, <4 x i32> %b, metadata !"eq", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4i32_slt = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpSLessThan %v4bool %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i32_slt(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp(<4 x i32> %a, <4 x i32> %b, metadata !"slt", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4i32_uge = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpUGreaterThanEqual %v4bool %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i32_uge(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp(<4 x i32> %a, <4 x i32> %b, metadata !"uge", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4i17_sgt = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_2 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %v4uint %a_2 [[M0]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V0]] [[M0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4uint %b_2 [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V2]] [[M0]]
; CHECK-NEXT: %r_2 = OpSGreaterThan %v4bool [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i17_sgt(<4 x i17> %a, <4 x i17> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp(<4 x i17> %a, <4 x i17> %b, metadata !"sgt", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}
