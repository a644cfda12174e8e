; A trap ends the work-item, which executes none of the instructions after the trap.
; shows: P9
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort -o %t.spv
; RUN: od -A n -v -t x4 -w4 %t.spv | FileCheck %s --check-prefix=ABORT

; A kernel returns, and so does a function that never returns otherwise: its callers stop after the call. Where a caller
; would continue, a store to address 0 ends the kernel on most devices, and is the last executed instruction on others.
; CHECK:      OpEntryPoint Kernel %[[K:[0-9]+]] "k"
; CHECK:      OpEntryPoint Kernel %[[CALLER:[0-9]+]] "caller"
; CHECK:      OpEntryPoint Kernel %[[DIRECT:[0-9]+]] "direct"
; CHECK:      %[[K]] = OpFunction %void
; CHECK:      OpBranchConditional %bad %[[TRAP:trap]] %check
; CHECK-NEXT: %[[TRAP]] = OpLabel
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      OpBranchConditional %odd %[[TRAP:sanitizer]] %good
; CHECK-NEXT: %[[TRAP]] = OpLabel
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      OpStore %out %a
; CHECK:      %called = OpFunction %void
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      %both_body = OpFunction %void
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpStore %[[NULL:[0-9]+]] %uint_0 Volatile|Aligned 4
; CHECK-NEXT: OpBranch %[[FOREVER:[0-9]+]]
; CHECK-NEXT: %[[FOREVER]] = OpLabel
; CHECK-NEXT: OpBranch %[[FOREVER]]
; CHECK:      %number = OpFunction %uint
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpFunctionCall %void %called
; CHECK-NEXT: %[[ANY:[0-9]+]] = OpUndef %uint
; CHECK-NEXT: OpReturnValue %[[ANY]]
; CHECK:      %checked = OpFunction %uint
; CHECK:      OpFunctionCall %void %called
; CHECK-NEXT: OpStore %[[NULL]] %uint_0 Volatile|Aligned 4
; CHECK-NEXT: OpBranch %[[FOREVER:[0-9]+]]
; CHECK-NEXT: %[[FOREVER]] = OpLabel
; CHECK-NEXT: OpBranch %[[FOREVER]]
; CHECK:      %exported = OpFunction %void
; CHECK:      OpStore %[[NULL]] %uint_0 Volatile|Aligned 4
; CHECK:      %[[CALLER]] = OpFunction %void
; CHECK:      OpFunctionCall %uint %number
; CHECK-NEXT: OpReturn{{$}}
; CHECK:      %[[DIRECT]] = OpFunction %void
; CHECK:      OpFunctionCall %void %called
; CHECK-NEXT: OpReturn{{$}}
; CHECK-NEXT: OpFunctionEnd

; With the extension each trap is OpAbortKHR, of opcode 5121, a type and a message.
; ABORT-COUNT-5: 00031401
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

define internal spir_func i32 @number(i32 %a) {
  call spir_func void @called()
  unreachable
}

define internal spir_func i32 @checked(i32 %a) {
  %bad = icmp slt i32 %a, 0
  br i1 %bad, label %trap, label %good
trap:
  call spir_func void @called()
  unreachable
good:
  ret i32 %a
}

define spir_func void @exported() {
  call void @llvm.trap()
  unreachable
}

define spir_kernel void @caller(ptr addrspace(1) %out) {
  %n = call spir_func i32 @number(i32 3)
  store i32 %n, ptr addrspace(1) %out
  call void @both(ptr addrspace(1) %out)
  %m = call spir_func i32 @checked(i32 3)
  store i32 %m, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @direct() {
  call spir_func void @called()
  unreachable
}
