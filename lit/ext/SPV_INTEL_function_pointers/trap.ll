; A function whose address is an argument of a call of itself may have indirect callers, so a trap in it does not
; return.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s

; CHECK:      %f = OpFunction %void
; CHECK:      %a = OpLabel
; CHECK-NEXT: OpStore %{{.*}} %uint_0 Volatile|Aligned 4
; CHECK-NEXT: OpBranch %[[FOREVER:[0-9]+]]
; CHECK-NEXT: %[[FOREVER]] = OpLabel
; CHECK-NEXT: OpBranch %[[FOREVER]]

target triple = "spir64-unknown-unknown"
define internal void @f(ptr %p, i32 %x) { 
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  call void @llvm.trap()
  unreachable
b:
  call void %p(ptr %p, i32 0)
  unreachable
}
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  call void @f(ptr @f, i32 %x)
  ret void
}
declare void @llvm.trap()
