; A call of an ifunc, which is resolved at load time, is refused.
; shows: P4-ifunc
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: SPIR-V has no functions that are resolved at load time (ifunc)
; CHECK-NEXT: at call void @f()
; CHECK-NEXT: in function @k

target triple = "spir64-unknown-unknown"
@f = ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
define spir_kernel void @k() {
  call void @f()
  ret void
}
