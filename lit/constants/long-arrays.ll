; An array with more elements than one instruction can hold is a structure of shorter arrays with the same bytes in
; memory; code uses its address as a pointer to the whole array.
; RUN: awk 'BEGIN { ORS = ""; print "@table = addrspace(1) constant [70000 x i32] ["; for (i = 0; i < 70000; ++i) print (i ? ", i32 " : "i32 ") i; print "]\n" }' > %t.table
; RUN: awk 'BEGIN { ORS = ""; print "@pointers = addrspace(1) global [65533 x ptr addrspace(1)] ["; for (i = 0; i < 65533; ++i) print (i ? ", ptr addrspace(1) " : "ptr addrspace(1) ") "@table"; print "]\n" }' > %t.pointers
; RUN: cat %s %t.table %t.pointers | llvm-spirv-rs --spirv-tools-dis - -o - | FileCheck %s

; CHECK-DAG: %[[A:_arr_uint_ulong_65532]] = OpTypeArray %uint %ulong_65532
; CHECK-DAG: %[[B:_arr_uint_ulong_4468]] = OpTypeArray %uint %ulong_4468
; CHECK-DAG: %[[STRUCT:_struct_[0-9]+]] = OpTypeStruct %[[A]] %[[B]]{{$}}
; CHECK-DAG: %[[FIRST:[0-9]+]] = OpConstantComposite %[[A]] %uint_0 %uint_1 {{.*}} %uint_65531{{$}}
; CHECK-DAG: %[[SECOND:[0-9]+]] = OpConstantComposite %[[B]] %uint_65532 {{.*}} %uint_69999{{$}}
; CHECK-DAG: %[[BOTH:[0-9]+]] = OpConstantComposite %[[STRUCT]] %[[FIRST]] %[[SECOND]]{{$}}
; CHECK:     %table = OpVariable %_ptr_CrossWorkgroup_[[STRUCT]] CrossWorkgroup %[[BOTH]]
; CHECK:     %[[ADDRESS:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup__arr_uint_ulong_70000 Bitcast %table
; CHECK:     %pointers = OpVariable %_ptr_CrossWorkgroup__struct_{{[0-9]+}} CrossWorkgroup

; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     %[[TABLE:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup__arr_uint_ulong_70000 %table
; CHECK:     %at = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint %[[TABLE]] %ulong_0 %i

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %at = getelementptr inbounds [70000 x i32], ptr addrspace(1) @table, i64 0, i64 %i
  %v = load i32, ptr addrspace(1) %at
  store i32 %v, ptr addrspace(1) %out
  ret void
}
