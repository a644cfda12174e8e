; A variable in the generic address space becomes a CrossWorkgroup variable; its uses take its address as a Generic
; pointer.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %shared LinkageAttributes "shared" Export
; CHECK-DAG: OpDecorate %table Constant
; CHECK-DAG: %shared = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_3
; CHECK-DAG: %table = OpVariable %{{.*}} CrossWorkgroup
; CHECK-DAG: %[[GENERIC:[0-9]+]] = OpSpecConstantOp %_ptr_Generic_uint PtrCastToGeneric %shared
; CHECK-DAG: %list = OpVariable %{{.*}} CrossWorkgroup %[[GENERIC]]

; CHECK:      %{{[0-9]+}} = OpFunction %void None
; CHECK:      %[[SHARED:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uint %shared
; CHECK-NEXT: OpStore %[[SHARED]] %n Aligned 4
; CHECK:      %[[TABLE:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic__arr_uint_ulong_2 %table
; CHECK-NEXT: %at = OpInBoundsPtrAccessChain %_ptr_Generic_uint %[[TABLE]]
; CHECK-NEXT: OpLoad %uint %at

target triple = "spir64-unknown-unknown"

@shared = addrspace(4) global i32 3
@table = internal addrspace(4) constant [2 x i32] [i32 5, i32 6]
@list = internal addrspace(1) global ptr addrspace(4) @shared

define spir_kernel void @k(i32 %n, i64 %i) {
  store i32 %n, ptr addrspace(4) @shared
  %at = getelementptr inbounds [2 x i32], ptr addrspace(4) @table, i64 0, i64 %i
  %v = load i32, ptr addrspace(4) %at
  ret void
}
