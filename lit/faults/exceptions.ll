; Exceptions are refused at the first instruction that catches them.
; shows: P4-invoke
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: SPIR-V has no counterpart of an exception; compile the source without it
; CHECK-NEXT: at invoke void @f()
; CHECK-NEXT: in function @k

target triple = "spir64-unknown-unknown"
declare i32 @p(...)
declare void @f()
define spir_kernel void @k() personality ptr @p {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
