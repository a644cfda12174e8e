; Blocks keep LLVM's order, but a dominator that comes later moves right before the first block that it dominates.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %entry = OpLabel
; CHECK:      %body = OpLabel
; CHECK:      %after = OpLabel
; CHECK:      %done = OpLabel
; CHECK-NOT:  OpLabel

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i1 %skip, ptr addrspace(1) %p) {
entry:
  br i1 %skip, label %done, label %body

after:
  br label %done

done:
  %result = phi i32 [ 0, %entry ], [ %next, %after ]
  ret i32 %result

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = load i32, ptr addrspace(1) %p
  %more = icmp eq i32 %next, %i
  br i1 %more, label %body, label %after
}
