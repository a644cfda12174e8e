; An integer of any width has its own type where SPV_ALTERA_arbitrary_precision_integers is allowed by name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_arbitrary_precision_integers --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: {{[0-9]+}} Capability ArbitraryPrecisionIntegersALTERA
; CHECK: {{[0-9]+}} Extension "SPV_ALTERA_arbitrary_precision_integers"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} IAdd {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; WITHOUT: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; WITHOUT: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; WITHOUT: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; WITHOUT: {{[0-9]+}} Label {{[0-9]+}}
; WITHOUT: {{[0-9]+}} IAdd {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; WITHOUT: {{[0-9]+}} BitwiseAnd {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; WITHOUT: {{[0-9]+}} ReturnValue {{[0-9]+}}
; WITHOUT: {{[0-9]+}} FunctionEnd

target triple = "spir64-unknown-unknown"

define spir_func i17 @f(i17 %a, i17 %b) {
  %r = add i17 %a, %b
  ret i17 %r
}
