; A call of OpClampConvertFToFINTEL needs SPV_INTEL_fp_conversions.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_conversions --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Float16Buffer
; CHECK: {{[0-9]+}} Capability Float16
; CHECK: {{[0-9]+}} Capability FloatConversionsFtoFINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_fp_conversions"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} ClampConvertFToFINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fp_conversions
; REFUSED-NEXT: OpClampConvertFToFINTEL needs SPV_INTEL_fp_conversions (allow it with --spirv-ext=+SPV_INTEL_fp_conversions)
; REFUSED-NEXT: at   %r = call spir_func half @__spirv_ClampConvertFToFINTEL(float %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ClampConvertFToFINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func half @__spirv_ClampConvertFToFINTEL(float %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func half @__spirv_ClampConvertFToFINTEL(float)

define spir_func void @f(float %a0) {
  %r = call spir_func half @__spirv_ClampConvertFToFINTEL(float %a0)
  ret void
}
