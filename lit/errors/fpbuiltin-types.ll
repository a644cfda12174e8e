; LLVM does not define llvm.fpbuiltin.*, so its verifier does not check their types.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK: error[E014]: InvalidInstruction
; CHECK: expected a mathematical function of floating-point numbers of one type
; CHECK: at   %r = call i32 @llvm.fpbuiltin.fadd.i32

target triple = "spir64-unknown-unknown"

declare i32 @llvm.fpbuiltin.fadd.i32(i32, i32)

define spir_func i32 @f(i32 %x) {
  %r = call i32 @llvm.fpbuiltin.fadd.i32(i32 %x, i32 %x)
  ret i32 %r
}
