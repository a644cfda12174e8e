; llvm.vp.trunc computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_131071 %uint_131071 %uint_131071 %uint_131071
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M2:%[0-9]+]] = OpConstantNull %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i8_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpUConvert %v4uchar %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i8> @v4i8_v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i8> @llvm.vp.trunc(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i8> %r
}

; CHECK-LABEL: %v4i17_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpBitwiseAnd %v4uint %a_0 [[M0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i17> @v4i17_v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i17> @llvm.vp.trunc(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i17> %r
}

; CHECK-LABEL: %v4i1_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %a_1 [[M1]]
; CHECK-NEXT: %r_1 = OpINotEqual %v4bool [[V0]] [[M2]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i1_v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.trunc(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}
