; A quotient that is rounded up needs SPV_INTEL_rounded_divide_sqrt.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_rounded_divide_sqrt --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability RoundedDivideSqrtINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_rounded_divide_sqrt"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} FPRoundingMode 2
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} FDiv {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_rounded_divide_sqrt
; REFUSED-NEXT: a quotient or a square root that is not rounded to nearest needs SPV_INTEL_rounded_divide_sqrt (allow it with --spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
; REFUSED-NEXT: at   %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") #0
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}quotient.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
