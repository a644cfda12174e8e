; Helper functions of a lowering have no linkage name, so that modules with the same helper function can be linked.
; shows: P13
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-COUNT-1: LinkageAttributes
; CHECK-NOT:     LinkageAttributes
; CHECK-COUNT-2: = OpFunction{{ }}

target triple = "spir64-unknown-unknown"

define spir_func i128 @divide(i128 %a, i128 %b) {
  %q = udiv i128 %a, %b
  %r = urem i128 %q, %b
  ret i128 %r
}
