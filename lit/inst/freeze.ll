; A frozen value is the same at every use: a constant for an undefined value, otherwise the operand itself or a value
; that cannot vary.
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
