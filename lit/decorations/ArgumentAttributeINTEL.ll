; Argument attributes of an indirect call become ArgumentAttributeINTEL.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-text -o - | FileCheck %s --match-full-lines

; CHECK: {{[0-9]+}} Capability Int64
; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability FunctionPointersINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_function_pointers"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} ArgumentAttributeINTEL 0 2
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Bitcast {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionPointerCallINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %callee, ptr %p) {
  call spir_func void %callee(ptr byval(i64) %p)
  ret void
}
