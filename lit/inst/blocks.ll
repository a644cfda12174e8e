; A block follows its immediate dominator, independent of the input order; unreachable blocks are allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %start = OpLabel
; CHECK:      OpBranch %middle
; CHECK:      %middle = OpLabel
; CHECK:      OpBranch %last
; CHECK:      %last = OpLabel
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

define spir_kernel void @order(ptr addrspace(1) %p) {
start:
  br label %middle

last:
  ret void

middle:
  store i32 1, ptr addrspace(1) %p
  br label %last

nowhere:
  br label %middle
}
