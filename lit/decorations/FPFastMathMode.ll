; Fast-math flags become FPFastMathMode.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r FPFastMathMode NotNaN
; CHECK: OpDecorate %r_0 FPFastMathMode NotInf
; CHECK: OpDecorate %r_1 FPFastMathMode NSZ
; CHECK: OpDecorate %r_2 FPFastMathMode AllowRecip
; CHECK: OpDecorate %r_3 FPFastMathMode Fast

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %nnan = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFMul %float %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @nnan(float %a, float %b) {
  %r = fmul nnan float %a, %b
  ret float %r
}

; CHECK-LABEL: %ninf = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: %b_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFMul %float %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func float @ninf(float %a, float %b) {
  %r = fmul ninf float %a, %b
  ret float %r
}

; CHECK-LABEL: %nsz = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: %b_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpFMul %float %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func float @nsz(float %a, float %b) {
  %r = fmul nsz float %a, %b
  ret float %r
}

; CHECK-LABEL: %arcp = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %float
; CHECK-NEXT: %b_2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpFMul %float %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func float @arcp(float %a, float %b) {
  %r = fmul arcp float %a, %b
  ret float %r
}

; CHECK-LABEL: %fast = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %float
; CHECK-NEXT: %b_3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpFMul %float %a_3 %b_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func float @fast(float %a, float %b) {
  %r = fmul fast float %a, %b
  ret float %r
}
