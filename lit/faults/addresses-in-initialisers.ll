; A variable is declared before an initializer that is computed from its address.
; shows: P27
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %late = OpVariable
; CHECK:      %[[NUMBER:[0-9]+]] = OpSpecConstantOp %ulong ConvertPtrToU %late
; CHECK:      %number = OpVariable %{{.*}} CrossWorkgroup %[[NUMBER]]
; CHECK:      %later = OpVariable
; CHECK-DAG:  %[[B:[0-9]+]] = OpSpecConstantOp %ulong ConvertPtrToU %later
; CHECK-DAG:  %[[DISTANCE:[0-9]+]] = OpSpecConstantOp %ulong ISub %[[B]] %[[NUMBER]]
; CHECK:      %[[SHORT:[0-9]+]] = OpSpecConstantOp %uint UConvert %[[DISTANCE]]
; CHECK:      %[[BOTH:[0-9]+]] = OpConstantComposite %{{.*}} %[[SHORT]] %uint_1
; CHECK:      %distance = OpVariable %{{.*}} CrossWorkgroup %[[BOTH]]

target triple = "spir64-unknown-unknown"

@number = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @late to i64)
@distance = addrspace(1) global [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(1) @later to i64), i64 ptrtoint (ptr addrspace(1) @late to i64)) to i32), i32 1]
@late = addrspace(1) global i32 1
@later = addrspace(1) global i32 2
