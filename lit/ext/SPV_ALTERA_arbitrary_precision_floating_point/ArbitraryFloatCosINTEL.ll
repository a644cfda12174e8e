; A call of OpArbitraryFloatCosINTEL needs SPV_ALTERA_arbitrary_precision_floating_point.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_arbitrary_precision_floating_point --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ArbitraryPrecisionFloatingPointALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_arbitrary_precision_floating_point"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E014]: InvalidInstruction: Can't translate llvm instruction:
; REFUSED-NEXT: __spirv_ArbitraryFloatCosINTEL
; REFUSED-NEXT: Floating point instructions can't be translated correctly without enabled SPV_INTEL_arbitrary_precision_floating_point extension!
; REFUSED-NEXT: OpArbitraryFloatCosINTEL needs SPV_INTEL_arbitrary_precision_floating_point or SPV_ALTERA_arbitrary_precision_floating_point (allow it with --spirv-ext=+SPV_INTEL_arbitrary_precision_floating_point)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_ArbitraryFloatCosINTEL(i32 %a0, i32 1, i32 1, i32 1, i32 1, i32 1)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ArbitraryFloatCosINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_ArbitraryFloatCosINTEL(i32 %a0, i32 1, i32 1, i32 1, i32 1, i32 1)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_ArbitraryFloatCosINTEL(i32, i32, i32, i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpArbitraryFloatCosINTEL %uint %a0 1 1 1 1 1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i32 %a0) {
  %r = call spir_func i32 @__spirv_ArbitraryFloatCosINTEL(i32 %a0, i32 1, i32 1, i32 1, i32 1, i32 1)
  ret void
}
