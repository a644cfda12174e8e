; OpenCL forbids recursion: a kernel that reaches a recursive function is translated with a warning that names the call
; chain. A library without kernels has no warning.
; RUN: split-file %s %t
; RUN: cat %t/functions.ll %t/kernel.ll > %t/both.ll
; RUN: llvm-spirv-rs %t/both.ll -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %t/functions.ll -o %t.spv 2>&1 | count 0

; CHECK: warning[W011]: OpenCL devices need not support recursion: @kernel -> @even -> @odd -> @even
; CHECK-NOT: {{.}}

;--- functions.ll
target triple = "spir64-unknown-unknown"

define spir_func i1 @even(i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %yes, label %ask

ask:
  %less = sub i32 %n, 1
  %odd = call spir_func i1 @odd(i32 %less)
  ret i1 %odd

yes:
  ret i1 true
}

define spir_func i1 @odd(i32 %n) {
  %even = call spir_func i1 @even(i32 %n)
  %odd = xor i1 %even, true
  ret i1 %odd
}

;--- kernel.ll
define spir_kernel void @kernel(ptr addrspace(1) %result, i32 %n) {
  %even = call spir_func i1 @even(i32 %n)
  %bit = zext i1 %even to i32
  store i32 %bit, ptr addrspace(1) %result, align 4
  ret void
}
