; llvm.vp.fcmp compares all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32_oeq = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %b = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFOrdEqual %v4bool %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_oeq(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"oeq", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4f32_ult = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFUnordLessThan %v4bool %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_ult(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"ult", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4f32_uno = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpUnordered %v4bool %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_uno(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"uno", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4f32_ord = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_2 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpOrdered %v4bool %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_ord(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"ord", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4f32_one = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_3 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_3 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_3 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpFOrdNotEqual %v4bool %a_3 %b_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_one(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"one", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v4f32_ueq = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_4 = OpFunctionParameter %v4float
; CHECK-NEXT: %m_4 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_4 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpFUnordEqual %v4bool %a_4 %b_4
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f32_ueq(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp(<4 x float> %a, <4 x float> %b, metadata !"ueq", <4 x i1> %m, i32 %n)
  ret <4 x i1> %r
}
