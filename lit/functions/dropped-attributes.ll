; LLVM drops attributes that the types of arguments and results cannot have as it reads bitcode; its assembler refuses them.
; RUN: llvm-as -disable-verify %s -o %t.bc
; RUN: llvm-spirv-rs %t.bc --spirv-tools-dis | FileCheck %s

; CHECK: %r = OpFunctionCall %uint %g %a

target triple = "spir64-unknown-unknown"

declare spir_func i32 @g(i32)

define spir_func i32 @f(i32 %a) {
  %r = call spir_func i32 @g(i32 nofpclass(nan) %a)
  ret i32 %r
}
