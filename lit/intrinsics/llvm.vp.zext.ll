; llvm.vp.zext computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_v4i8 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpUConvert %v4uint %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4i8(<4 x i8> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.zext(<4 x i8> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v4i64_v4i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpUConvert %v4ulong %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i64> @v4i64_v4i17(<4 x i17> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i64> @llvm.vp.zext(<4 x i17> %a, <4 x i1> %m, i32 %n)
  ret <4 x i64> %r
}

; CHECK-LABEL: %v4i32_v4i1 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: %m_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpSelect %v4uint %a_1 [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4i1(<4 x i1> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.zext(<4 x i1> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}
