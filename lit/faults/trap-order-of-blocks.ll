; Control does not continue after a trap, or after a function that never returns: another predecessor may dominate the block
; that follows then, and comes before it. With SPV_KHR_abort a function that traps does not return at all.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s
; RUN: spirv-val %t.spv
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort --spirv-tools-dis | FileCheck %s --check-prefix=ABORT
; RUN: llvm-spirv-rs run %t.spv --kernel=trapped --arg=int:7 --arg=4 --global=1 --print=0:int | FileCheck %s --check-prefix=VALUES

; CHECK: %case = OpLabel
; CHECK-NEXT: OpBranch %then
; CHECK: %then = OpLabel
; CHECK-NEXT: OpStore
; CHECK: %case_0 = OpLabel
; CHECK-NEXT: OpBranch %then_0
; CHECK: %then_0 = OpLabel
; CHECK-NEXT: OpStore
; ABORT: OpINotEqual %bool
; ABORT-NEXT: OpFunctionCall %void %fail
; ABORT-NEXT: OpBranchConditional %{{.+}} %stops %goes
; ABORT-NEXT: %goes = OpLabel
; ABORT-NEXT: OpBranch %met
; ABORT-NEXT: %met = OpLabel
; ABORT-NEXT: OpReturn
; ABORT-NEXT: %stops = OpLabel
; ABORT-NEXT: OpAbortKHR
; VALUES: 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @trapped(ptr addrspace(1) %p, i32 %a) {
  switch i32 %a, label %other [
    i32 9, label %nine
    i32 4, label %case
  ]
then:
  store i32 1, ptr addrspace(1) %p
  ret void
nine:
  call void @llvm.trap()
  br label %then
case:
  br label %then
other:
  call void @llvm.trap()
  br label %then
}

define spir_kernel void @failed(ptr addrspace(1) %p, i32 %a) {
  switch i32 %a, label %other [
    i32 9, label %nine
    i32 4, label %case
  ]
then:
  store i32 1, ptr addrspace(1) %p
  ret void
nine:
  call spir_func void @fail()
  br label %then
case:
  br label %then
other:
  call spir_func void @fail()
  br label %then
}

define spir_kernel void @mixed(ptr addrspace(1) %p, i1 %c) {
  call spir_func void @fail()
  br i1 %c, label %stops, label %goes
met:
  ret void
stops:
  call void @llvm.trap()
  br label %met
goes:
  br label %met
}

define internal spir_func void @fail() {
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()
