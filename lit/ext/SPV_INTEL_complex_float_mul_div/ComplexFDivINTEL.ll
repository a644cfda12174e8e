; A call of OpComplexFDivINTEL needs SPV_INTEL_complex_float_mul_div.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_complex_float_mul_div --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability ComplexFloatMulDivINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_complex_float_mul_div"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} ComplexFDivINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_complex_float_mul_div
; REFUSED-NEXT: OpComplexFDivINTEL needs SPV_INTEL_complex_float_mul_div (allow it with --spirv-ext=+SPV_INTEL_complex_float_mul_div)
; REFUSED-NEXT: at   %r = call spir_func <2 x float> @__spirv_ComplexFDivINTEL(<2 x float> %a0, <2 x float> %a1)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ComplexFDivINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <2 x float> @__spirv_ComplexFDivINTEL(<2 x float> %a0, <2 x float> %a1)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <2 x float> @__spirv_ComplexFDivINTEL(<2 x float>, <2 x float>)

define spir_func void @f(<2 x float> %a0, <2 x float> %a1) {
  %r = call spir_func <2 x float> @__spirv_ComplexFDivINTEL(<2 x float> %a0, <2 x float> %a1)
  ret void
}
