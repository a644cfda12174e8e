; A call of OpFSigmoidINTEL needs SPV_INTEL_sigmoid.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_sigmoid --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability SigmoidINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_sigmoid"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} FSigmoidINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_sigmoid
; REFUSED-NEXT: OpFSigmoidINTEL needs SPV_INTEL_sigmoid (allow it with --spirv-ext=+SPV_INTEL_sigmoid)
; REFUSED-NEXT: at   %r = call spir_func float @__spirv_FSigmoidINTEL(float %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}FSigmoidINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func float @__spirv_FSigmoidINTEL(float %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_FSigmoidINTEL(float)

define spir_func void @f(float %a0) {
  %r = call spir_func float @__spirv_FSigmoidINTEL(float %a0)
  ret void
}
