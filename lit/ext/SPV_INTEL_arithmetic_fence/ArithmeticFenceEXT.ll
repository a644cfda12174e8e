; A call of OpArithmeticFenceEXT needs SPV_INTEL_arithmetic_fence.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arithmetic_fence --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ArithmeticFenceEXT
; CHECK-NEXT: OpExtension "SPV_INTEL_arithmetic_fence"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_arithmetic_fence or SPV_INTEL_arithmetic_fence
; REFUSED-NEXT: OpArithmeticFenceEXT needs SPV_EXT_arithmetic_fence or SPV_INTEL_arithmetic_fence (allow it with --spirv-ext=+SPV_EXT_arithmetic_fence)
; REFUSED-NEXT: at   %r = call spir_func float @__spirv_ArithmeticFenceEXT(float %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ArithmeticFenceEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func float @__spirv_ArithmeticFenceEXT(float %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_ArithmeticFenceEXT(float)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpArithmeticFenceEXT %float %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(float %a0) {
  %r = call spir_func float @__spirv_ArithmeticFenceEXT(float %a0)
  ret void
}
