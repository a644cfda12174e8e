; Intrinsics that set the rounding mode are refused.
; shows: P4-set.rounding
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.set.rounding
; CHECK-NEXT: the intrinsic llvm.set.rounding cannot be translated: a kernel cannot read or change the floating-point
; CHECK-SAME: environment
; CHECK-NEXT: at call void @llvm.set.rounding(i32 0)

target triple = "spir64-unknown-unknown"
declare void @llvm.set.rounding(i32)
define spir_kernel void @k() {
  call void @llvm.set.rounding(i32 0)
  ret void
}
