; llvm.arithmetic.fence uses SPV_INTEL_arithmetic_fence where only that is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arithmetic_fence --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ArithmeticFenceEXT
; CHECK-NEXT: OpExtension "SPV_INTEL_arithmetic_fence"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %product = OpFMul %float %a %a
; CHECK-NEXT: %kept = OpArithmeticFenceEXT %float %product
; CHECK-NEXT: OpReturnValue %kept
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %a = OpFunctionParameter %float
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: %product = OpFMul %float %a %a
; WITHOUT-NEXT: OpReturnValue %product
; WITHOUT-NEXT: OpFunctionEnd
define spir_func float @f(float %a) {
  %product = fmul float %a, %a
  %kept = call float @llvm.arithmetic.fence.f32(float %product)
  ret float %kept
}
