; A function that never returns ends in OpUndef after a trap, also where undefined values are frozen: images and
; samplers have no OpConstantNull.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %f = OpFunction %[[SAMPLER:[0-9]+]]
; CHECK:      %[[ANY:[0-9]+]] = OpUndef %[[SAMPLER]]
; CHECK-NEXT: OpReturnValue %[[ANY]]

target triple = "spir64-unknown-unknown"
define internal target("spirv.Sampler") @f() noreturn {
  call void @llvm.trap()
  unreachable
}
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %fr = freeze i32 %x
  store i32 %fr, ptr addrspace(1) %p
  %1 = call target("spirv.Sampler") @f()
  unreachable
}
declare void @llvm.trap()
