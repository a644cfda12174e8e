; Memory orders and scopes known only at run time are looked up in a constant word that holds all of them as bit fields.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; Five bits per entry: the scopes 4 2 1 0 3, the orders 0 2 2 4 8 16.
; CHECK-DAG:  %[[SCOPES:.*]] = OpConstant %uint 3146820
; CHECK-DAG:  %[[ORDERS:.*]] = OpConstant %uint 545392704
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %[[SHIFT:.*]] = OpIMul %uint %scope %uint_5
; CHECK-NEXT: %[[SHIFTED:.*]] = OpShiftRightLogical %uint %[[SCOPES]] %[[SHIFT]]
; CHECK-NEXT: %[[SCOPE:.*]] = OpBitwiseAnd %uint %[[SHIFTED]] %uint_31
; CHECK-NEXT: %[[SHIFT:.*]] = OpIMul %uint %order %uint_5
; CHECK-NEXT: %[[SHIFTED:.*]] = OpShiftRightLogical %uint %[[ORDERS]] %[[SHIFT]]
; CHECK-NEXT: %[[ORDER:.*]] = OpBitwiseAnd %uint %[[SHIFTED]] %uint_31
; CHECK-NEXT: %[[SEMANTICS:.*]] = OpBitwiseOr %uint %[[ORDER]] %uint_512
; CHECK-NEXT: %old = OpAtomicIAdd %uint %at %[[SCOPE]] %[[SEMANTICS]] %uint_1
;
; Each fence flag is one bit, and so is its memory semantics.
; CHECK:      %[[LOCAL:.*]] = OpBitwiseAnd %uint %flags %uint_1
; CHECK-NEXT: OpIMul %uint %[[LOCAL]] %uint_256
; CHECK:      %[[GLOBAL:.*]] = OpBitwiseAnd %uint %flags %uint_2
; CHECK-NEXT: OpIMul %uint %[[GLOBAL]] %uint_256
; CHECK:      %[[IMAGE:.*]] = OpBitwiseAnd %uint %flags %uint_4
; CHECK-NEXT: OpIMul %uint %[[IMAGE]] %uint_512
; CHECK:      OpMemoryBarrier

target triple = "spir64-unknown-unknown"

define spir_kernel void @chosen(ptr addrspace(1) %at, i32 %order, i32 %scope, i32 %flags) {
  %old = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %at, i32 1, i32 %order, i32 %scope)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 %flags, i32 %order, i32 %scope)
  ret void
}

declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32)
