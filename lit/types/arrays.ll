; SPIR-V arrays have at least one element, but an empty array as a member takes no space.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpCapability Int64
; CHECK-DAG: %empty = OpVariable %_ptr_CrossWorkgroup__arr_uint_uint_1 CrossWorkgroup
; CHECK-DAG: %rows = OpVariable %_ptr_CrossWorkgroup__arr__arr_ushort_uint_3_uint_2 CrossWorkgroup
; CHECK-DAG: %trailing = OpTypeStruct %uint %_arr_uchar_uint_4{{$}}
; CHECK:     %first = OpFunction
; CHECK:     %at = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %empty %uint_0 %i

target triple = "spir-unknown-unknown"

%trailing = type { i32, [0 x i64] }

@empty = addrspace(1) global [0 x i32] zeroinitializer
@rows = addrspace(1) global [2 x [3 x i16]] zeroinitializer
@struct = addrspace(1) global %trailing { i32 1, [0 x i64] [] }

define spir_func i32 @first(i32 %i) {
  %at = getelementptr [0 x i32], ptr addrspace(1) @empty, i32 0, i32 %i
  %b = load i32, ptr addrspace(1) %at
  ret i32 %b
}
