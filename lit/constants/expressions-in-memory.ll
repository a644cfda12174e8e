; Constant expressions in initializers become OpSpecConstantOp, declared after their operands; those of odd types are
; folded bit by bit.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %a = OpVariable %_ptr_CrossWorkgroup__arr_uint_ulong_4 CrossWorkgroup
; CHECK-DAG:  %[[ADDRESS:[0-9]+]] = OpSpecConstantOp %ulong ConvertPtrToU %a
; CHECK-DAG:  %number = OpVariable %{{.*}} CrossWorkgroup %[[ADDRESS]]
; CHECK-DAG:  %[[SUM:[0-9]+]] = OpSpecConstantOp %ulong IAdd %[[ADDRESS]] %ulong_4
; CHECK-DAG:  %[[BACK:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar ConvertUToPtr %[[SUM]]
; CHECK-DAG:  %back = OpVariable %{{.*}} CrossWorkgroup %[[BACK]]
; CHECK-DAG:  %[[ELEMENT:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uint InBoundsPtrAccessChain %a %ulong_0 %ulong_2
; CHECK-DAG:  %[[BYTES:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %[[ELEMENT]]
; CHECK-DAG:  %element = OpVariable %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_uint CrossWorkgroup %[[ELEMENT]]
; CHECK-DAG:  %[[CAST:[0-9]+]] = OpSpecConstantOp %_ptr_Generic__arr_uint_ulong_4 PtrCastToGeneric %a
; CHECK-DAG:  %generic = OpVariable %{{.*}} CrossWorkgroup %[[CAST]]
; CHECK-DAG:  %[[RECORD:[0-9]+]] = OpConstantComposite %{{.*}} %[[ADDRESS]] %[[BYTES]]
; CHECK-DAG:  %record = OpVariable %{{.*}} CrossWorkgroup %[[RECORD]]
; CHECK-DAG:  %[[A:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %a
; CHECK-DAG:  %[[NULL:[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uchar
; CHECK-DAG:  OpConstantComposite %_arr__ptr_CrossWorkgroup_uchar_ulong_4 %[[A]] %[[NULL]] %[[BYTES]] %[[NULL]]
; CHECK-DAG:  OpConstantComposite %_arr_ulong_ulong_2 %[[ADDRESS]] %ulong_0
; CHECK-DAG:  %[[LOW:[0-9]+]] = OpSpecConstantOp %uint UConvert %[[ADDRESS]]
; CHECK-DAG:  %[[I24:[0-9]+]] = OpSpecConstantOp %uint BitwiseAnd %[[LOW]] %uint_16777215
; CHECK-DAG:  %[[BYTE:[0-9]+]] = OpSpecConstantOp %uint BitwiseAnd %[[I24]] %uint_255
; CHECK-DAG:  %[[FIRST:[0-9]+]] = OpSpecConstantOp %uchar UConvert %[[BYTE]]
; CHECK-DAG:  OpConstantComposite %_arr_uchar_ulong_4 %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} %uchar_0
; CHECK-DAG:  %[[TRUTH:[0-9]+]] = OpSpecConstantOp %bool INotEqual
; CHECK-DAG:  OpSpecConstantOp %uchar Select %[[TRUTH]] %uchar_1 %uchar_0
; CHECK-DAG:  %[[NULL4:[0-9]+]] = OpConstantNull %_ptr_Generic_uchar
; CHECK-DAG:  %[[NOTHING:[0-9]+]] = OpSpecConstantOp %_ptr_Workgroup_uchar GenericCastToPtr %[[NULL4]]
; CHECK-DAG:  %nothing = OpVariable %{{.*}} CrossWorkgroup %[[NOTHING]]
; CHECK-DAG:  %later = OpVariable %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_ulong CrossWorkgroup %number

target triple = "spir64-unknown-unknown"

@later = addrspace(1) global ptr addrspace(1) @number
@a = addrspace(1) global [4 x i32] zeroinitializer
@number = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @a to i64)
@back = addrspace(1) global ptr addrspace(1) inttoptr (i64 add (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 4) to ptr addrspace(1))
@element = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @a, i64 0, i64 2)
@generic = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @a to ptr addrspace(4))
@record = addrspace(1) global { i64, ptr addrspace(1) } { i64 ptrtoint (ptr addrspace(1) @a to i64), ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @a, i64 0, i64 2) }
@three = addrspace(1) global <3 x ptr addrspace(1)> <ptr addrspace(1) @a, ptr addrspace(1) null, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @a, i64 0, i64 2)>
@wide = addrspace(1) global i128 ptrtoint (ptr addrspace(1) @a to i128)
@odd = addrspace(1) global i24 trunc (i64 ptrtoint (ptr addrspace(1) @a to i64) to i24)
@bit = addrspace(1) global i1 trunc (i64 ptrtoint (ptr addrspace(1) @a to i64) to i1)
@nothing = addrspace(1) global ptr addrspace(3) addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
