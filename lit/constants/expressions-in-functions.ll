; Constant expressions in functions become instructions at their use, those of a phi in the incoming block; the same
; holds for vectors and structures that contain them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT:  OpSpecConstant
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %entry = OpLabel
; CHECK:      %[[ELEMENT:[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint %a %ulong_0 %ulong_3
; CHECK-NEXT: %[[NUMBER:[0-9]+]] = OpConvertPtrToU %ulong %[[ELEMENT]]
; CHECK-NEXT: OpStore %p %[[NUMBER]]
; CHECK-NEXT: %[[LANE:[0-9]+]] = OpConvertPtrToU %ulong %a
; CHECK-NEXT: %[[VECTOR:[0-9]+]] = OpCompositeConstruct %v2ulong %[[LANE]] %ulong_7
; CHECK-NEXT: OpFunctionCall %void %vector %[[VECTOR]]
; CHECK-NEXT: %[[FIRST:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %b
; CHECK-NEXT: %[[SECOND:[0-9]+]] = OpConvertPtrToU %ulong %a
; CHECK-NEXT: %[[RECORD:[0-9]+]] = OpCompositeConstruct %{{.*}} %[[FIRST]] %[[SECOND]] %{{[0-9]+}}
; CHECK-NEXT: OpFunctionCall %void %record %[[RECORD]]
; CHECK:      %[[ONE:[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uint
; CHECK:      %[[TWO:[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uint
; CHECK:      OpFunctionCall %void %pointers %[[ONE]] %[[TWO]]
; CHECK:      %[[HERE:[0-9]+]] = OpConvertPtrToU %ulong %a
; CHECK:      OpBranchConditional
; CHECK:      %then = OpLabel
; CHECK-NEXT: %[[THERE:[0-9]+]] = OpConvertPtrToU %ulong %b
; CHECK-NEXT: OpBranch %end
; CHECK:      %end = OpLabel
; CHECK-NEXT: OpPhi %ulong %[[HERE]] %entry %[[THERE]] %then

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global [4 x i32] zeroinitializer
@b = addrspace(1) global i64 0

declare spir_func void @vector(<2 x i64>)
declare spir_func void @record({ ptr addrspace(1), i64, <2 x i8> })
declare spir_func void @pointers(<2 x ptr addrspace(1)>)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  store i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @a, i64 0, i64 3) to i64), ptr addrspace(1) %p
  call spir_func void @vector(<2 x i64> <i64 ptrtoint (ptr addrspace(1) @a to i64), i64 7>)
  call spir_func void @record({ ptr addrspace(1), i64, <2 x i8> } { ptr addrspace(1) @b, i64 ptrtoint (ptr addrspace(1) @a to i64), <2 x i8> poison })
  call spir_func void @pointers(<2 x ptr addrspace(1)> getelementptr (i32, ptr addrspace(1) @a, <2 x i64> <i64 1, i64 2>))
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %phi = phi i64 [ ptrtoint (ptr addrspace(1) @a to i64), %entry ], [ ptrtoint (ptr addrspace(1) @b to i64), %then ]
  store i64 %phi, ptr addrspace(1) %p
  ret void
}
