; A variable in an aggregate is an operation on it, even without a change of its type: a variable is no constant.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[A:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %a
; CHECK-DAG: %[[B:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %b
; CHECK-DAG: OpConstantComposite %{{.*}} %[[A]] %[[B]]

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i8 1
@b = addrspace(1) global i8 2
@pair = addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @a, ptr addrspace(1) @b }
