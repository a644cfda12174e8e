; The parameters in a mangled name need not be valid: the own name of the function determines the instruction.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %sum = OpIAdd %uint %n %n

target triple = "spir64-unknown-unknown"

declare i32 @_Z12__spirv_IAddInt32Int32(i32, i32)

define spir_func void @f(i32 %n) {
  %sum = call i32 @_Z12__spirv_IAddInt32Int32(i32 %n, i32 %n)
  ret void
}
