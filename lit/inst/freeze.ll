; A frozen value is one value wherever it is used: of something undefined, a number; of anything else, itself or what
; cannot vary.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpUndef %uint
; CHECK:     %[[ZERO:.*]] = OpConstant %uint 0
; CHECK:     OpStore %p %[[ZERO]]
; CHECK:     OpStore %p %[[ZERO]]
; CHECK-NOT: OpUndef %uint

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %f = freeze i32 undef
  store volatile i32 %f, ptr addrspace(1) %p
  store volatile i32 %f, ptr addrspace(1) %p
  ret void
}
