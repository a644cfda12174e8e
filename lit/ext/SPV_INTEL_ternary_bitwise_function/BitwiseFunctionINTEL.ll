; A call of OpBitwiseFunctionINTEL needs SPV_INTEL_ternary_bitwise_function.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_ternary_bitwise_function --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability TernaryBitwiseFunctionINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_ternary_bitwise_function"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_ternary_bitwise_function
; REFUSED-NEXT: OpBitwiseFunctionINTEL needs SPV_INTEL_ternary_bitwise_function (allow it with --spirv-ext=+SPV_INTEL_ternary_bitwise_function)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_BitwiseFunctionINTEL(i32 %a0, i32 %a1, i32 %a2, i32 6)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}BitwiseFunctionINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_BitwiseFunctionINTEL(i32 %a0, i32 %a1, i32 %a2, i32 6)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_BitwiseFunctionINTEL(i32, i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %uint
; CHECK-NEXT: %a1 = OpFunctionParameter %uint
; CHECK-NEXT: %a2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpBitwiseFunctionINTEL %uint %a0 %a1 %a2 %uint_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_BitwiseFunctionINTEL(i32 %a0, i32 %a1, i32 %a2, i32 6)
  ret void
}
