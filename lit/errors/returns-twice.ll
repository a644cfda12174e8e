; A function that may return twice, such as setjmp, is refused where it is called.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; CHECK:      @_setjmp may return twice (returns_twice), which no function of SPIR-V does
; CHECK-NEXT: at   %r = call i32 @_setjmp(ptr %buffer)

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr %buffer) {
  %r = call i32 @_setjmp(ptr %buffer)
  ret i32 %r
}

declare i32 @_setjmp(ptr) returns_twice
