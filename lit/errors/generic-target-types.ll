; A generic target type is refused if its opcode is no type or its operands do not match the grammar.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/opcode.ll -o %t.spv 2>&1 | FileCheck --check-prefix=OPCODE %s
; RUN: not llvm-spirv-rs %t/more.ll -o %t.spv 2>&1 | FileCheck --check-prefix=MORE %s
; RUN: not llvm-spirv-rs %t/fewer.ll -o %t.spv 2>&1 | FileCheck --check-prefix=FEWER %s
; RUN: not llvm-spirv-rs %t/kind.ll -o %t.spv 2>&1 | FileCheck --check-prefix=KIND %s

; OPCODE: error[E010]: InvalidModule: Invalid SPIR-V module: {{.*}} its first number is not the opcode of a type
; MORE:   error[E010]: InvalidModule: Invalid SPIR-V module: {{.*}} OpTypeArray has more operands
; FEWER:  error[E010]: InvalidModule: Invalid SPIR-V module: {{.*}} OpTypeEvent has fewer operands
; KIND:   error[E010]: InvalidModule: Invalid SPIR-V module: {{.*}} its operands do not match the SPIR-V type's operands

;--- opcode.ll
target triple = "spirv64-unknown-unknown"
define spir_func void @f(target("spirv.Type", float, 128, 0, 0) %x) {
  ret void
}
;--- more.ll
target triple = "spirv64-unknown-unknown"
define spir_func void @f(target("spirv.Type", float, 28, 0, 0) %x) {
  ret void
}
;--- fewer.ll
target triple = "spirv64-unknown-unknown"
define spir_func void @f(target("spirv.Type", float, 34, 0, 0) %x) {
  ret void
}
;--- kind.ll
target triple = "spirv64-unknown-unknown"
define spir_func void @f(target("spirv.Type", float, target("spirv.Literal", 4), 28, 0, 0) %x) {
  ret void
}
