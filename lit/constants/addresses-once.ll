; An address in a constant expression is computed once in a block, and once more in the next.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpLabel
; CHECK-NEXT: [[A:%.*]] = OpPtrCastToGeneric %{{.*}} %g
; CHECK-NEXT: OpStore [[A]] %uint_1
; CHECK-NEXT: OpStore [[A]] %uint_2
; CHECK-NEXT: OpBranch
; CHECK:      OpLabel
; CHECK-NEXT: [[B:%.*]] = OpPtrCastToGeneric %{{.*}} %g
; CHECK-NEXT: OpStore [[B]] %uint_3
; CHECK-NOT:  OpPtrCastToGeneric

target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i32 0

define spir_kernel void @stores() {
  store i32 1, ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4))
  store i32 2, ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4))
  br label %next

next:
  store i32 3, ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4))
  ret void
}
