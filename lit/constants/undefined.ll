; undef and poison constants become OpUndef, whole or as members; undefined bits of packed values are zero.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %whole = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup{{$}}
; CHECK-DAG: %[[INT:[0-9]+]] = OpUndef %uint
; CHECK-DAG: %[[ARRAY:[0-9]+]] = OpConstantComposite %_arr_uint_ulong_3 %uint_1 %[[INT]] %uint_3
; CHECK-DAG: %array = OpVariable %{{.*}} CrossWorkgroup %[[ARRAY]]
; CHECK-DAG: %[[VECTOR:[0-9]+]] = OpConstantComposite %v2uint %[[INT]] %uint_2
; CHECK-DAG: %vector = OpVariable %{{.*}} CrossWorkgroup %[[VECTOR]]
; CHECK-DAG: %[[BITS:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_1 %uchar_5
; CHECK-DAG: %bits = OpVariable %{{.*}} CrossWorkgroup %[[BITS]]
; CHECK-DAG: %[[ODD:[0-9]+]] = OpUndef %_arr_uchar_ulong_4
; CHECK-DAG: OpConstantComposite %{{_struct_[0-9]+}} %[[ODD]] %uchar_1
; CHECK-DAG: %[[BOOL:[0-9]+]] = OpUndef %bool
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     OpStore %p %[[INT]]
; CHECK:     OpFunctionCall %void %use %[[BOOL]]

target triple = "spir64-unknown-unknown"

@whole = addrspace(1) global i32 undef
@array = addrspace(1) global [3 x i32] [i32 1, i32 undef, i32 3]
@vector = addrspace(1) global <2 x i32> <i32 poison, i32 2>
@bits = addrspace(1) global <4 x i1> <i1 1, i1 undef, i1 1, i1 poison>
@odd = addrspace(1) global { i24, i8 } { i24 undef, i8 1 }

declare spir_func void @use(i1)

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 undef, ptr addrspace(1) %p
  call spir_func void @use(i1 poison)
  ret void
}
