; Nothing comes after a trap: the work-item stops there instead of falling into what follows.
; shows: P9
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort -o %t.spv
; RUN: od -A n -v -t x4 -w4 %t.spv | FileCheck %s --check-prefix=ABORT

; A kernel returns; a function that is called, which would come back by that, does not end.
; CHECK:      %k = OpFunction %void
; CHECK:      OpBranchConditional %bad %[[TRAP:trap]] %check
; CHECK-NEXT: %[[TRAP]] = OpLabel
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      OpBranchConditional %odd %[[TRAP:sanitizer]] %good
; CHECK-NEXT: %[[TRAP]] = OpLabel
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      OpStore %out %a
; CHECK:      %called = OpFunction %void
; CHECK:      OpBranch %[[CIRCLE:[0-9]+]]
; CHECK-NEXT: %[[CIRCLE]] = OpLabel
; CHECK-NEXT: OpBranch %[[CIRCLE]]
; CHECK:      %{{.*}} = OpFunction %void
; CHECK:      OpBranch %[[CIRCLE:[0-9]+]]
; CHECK-NEXT: %[[CIRCLE]] = OpLabel
; CHECK-NEXT: OpBranch %[[CIRCLE]]

; With the extension each trap is OpAbortKHR, of opcode 5121, a type and a message.
; ABORT-COUNT-4: 00031401
; ABORT-NOT:     00031401

target triple = "spir64-unknown-unknown"

declare void @llvm.trap()
declare void @llvm.ubsantrap(i8 immarg)

define spir_kernel void @k(ptr addrspace(1) %out, i32 %a) {
  %bad = icmp slt i32 %a, 0
  br i1 %bad, label %trap, label %check
trap:
  call void @llvm.trap()
  unreachable
check:
  %odd = icmp eq i32 %a, 1
  br i1 %odd, label %sanitizer, label %good
sanitizer:
  call void @llvm.ubsantrap(i8 3)
  store i32 -1, ptr addrspace(1) %out
  ret void
good:
  store i32 %a, ptr addrspace(1) %out
  ret void
}

define internal spir_func void @called() {
  call void @llvm.trap()
  unreachable
}

define spir_kernel void @both(ptr addrspace(1) %out) {
  call void @llvm.trap()
  unreachable
}

define spir_kernel void @caller(ptr addrspace(1) %out) {
  call spir_func void @called()
  call void @both(ptr addrspace(1) %out)
  store i32 5, ptr addrspace(1) %out
  ret void
}
