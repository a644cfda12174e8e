; A lifetime marker on a poison pointer emits nothing.
; shows: P2-lifetime-on-poison
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpLabel
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define spir_kernel void @k() {
  call void @llvm.lifetime.start.p0(ptr poison)
  call void @llvm.lifetime.end.p0(ptr poison)
  ret void
}
