; An alias of an alias is one of what the last alias stands for.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %third LinkageAttributes "third" Export
; CHECK-DAG: OpDecorate %second LinkageAttributes "second" Export
; CHECK-DAG: OpDecorate %first LinkageAttributes "first" Export
; CHECK-DAG: OpDecorate %f LinkageAttributes "f" Export
; CHECK-COUNT-4: OpFunctionCall %uint %f

target triple = "spir64-unknown-unknown"

@third = alias i32 (), ptr @second
@second = alias i32 (), ptr @first
@first = alias i32 (), ptr @f

define spir_func i32 @f() {
  ret i32 7
}

define spir_func i32 @caller() {
  %r = call spir_func i32 @third()
  ret i32 %r
}
