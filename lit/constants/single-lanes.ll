; A vector of one lane is represented by its element: a Boolean as a byte in memory, a number as itself; no access chain
; indexes it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %bit = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_1
; CHECK-DAG: %[[RECORD:[0-9]+]] = OpConstantComposite %{{.*}} %uint_2 %ulong_3
; CHECK-DAG: %record = OpVariable %{{.*}} CrossWorkgroup %[[RECORD]]
; CHECK:     %f = OpFunction
; CHECK:     %[[AT:[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %{{[0-9]+}} %ulong_8
; CHECK:     OpBitcast %_ptr_CrossWorkgroup_ulong %[[AT]]

target triple = "spir64-unknown-unknown"

@bit = addrspace(1) global <1 x i1> <i1 true>
@record = addrspace(1) global { <1 x i32>, <1 x i64> } { <1 x i32> <i32 2>, <1 x i64> <i64 3> }

define spir_func i64 @f() {
  %v = load i64, ptr addrspace(1) getelementptr inbounds ({ <1 x i32>, <1 x i64> }, ptr addrspace(1) @record, i64 0, i32 1, i64 0)
  ret i64 %v
}
