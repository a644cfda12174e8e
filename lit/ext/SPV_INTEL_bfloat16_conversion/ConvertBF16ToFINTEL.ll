; A call of OpConvertBF16ToFINTEL needs SPV_INTEL_bfloat16_conversion.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bfloat16_conversion --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability BFloat16ConversionINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_bfloat16_conversion"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_bfloat16_conversion
; REFUSED-NEXT: OpConvertBF16ToFINTEL needs SPV_INTEL_bfloat16_conversion (allow it with --spirv-ext=+SPV_INTEL_bfloat16_conversion)
; REFUSED-NEXT: at   %r = call spir_func float @__spirv_ConvertBF16ToFINTEL(i16 %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ConvertBF16ToFINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func float @__spirv_ConvertBF16ToFINTEL(i16 %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_ConvertBF16ToFINTEL(i16)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpConvertBF16ToFINTEL %float %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i16 %a0) {
  %r = call spir_func float @__spirv_ConvertBF16ToFINTEL(i16 %a0)
  ret void
}
