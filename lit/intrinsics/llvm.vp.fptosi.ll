; llvm.vp.fptosi computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_131071 %uint_131071 %uint_131071 %uint_131071

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpConvertFToS %v4uint %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4f32(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fptosi(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v4i17_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToS %v4uint %a_0
; CHECK-NEXT: %r_0 = OpBitwiseAnd %v4uint [[V0]] [[M0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i17> @v4i17_v4f32(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i17> @llvm.vp.fptosi(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret <4 x i17> %r
}
