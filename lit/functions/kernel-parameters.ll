; Kernel parameters keep their number and the bytes that the host sets: a Boolean is a byte, an integer of odd width is
; masked, and a value of several legalized parts has its memory form.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %vector FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %vector Alignment 32
; CHECK-DAG: OpDecorate %record FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %record Alignment 8
; CHECK-DAG: OpDecorate %packed CPacked
; CHECK-DAG: OpDecorate %wide FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %array FuncParamAttr ByVal

; CHECK-DAG: %[[VECTOR:_struct_[0-9]+]] = OpTypeStruct %_arr_float_ulong_8
; CHECK-DAG: %[[WIDE:_struct_[0-9]+]] = OpTypeStruct %_arr_ulong_ulong_2
; CHECK-DAG: %[[ARRAY:_struct_[0-9]+]] = OpTypeStruct %_arr_ushort_ulong_3
; CHECK-DAG: %packed = OpTypeStruct %uchar %_arr_uchar_ulong_3 %_arr_uchar_ulong_4 %ulong

; CHECK:      %{{[0-9]+}} = OpFunction %void None
; CHECK-NEXT: %out = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
; CHECK-NEXT: %odd = OpFunctionParameter %uint
; CHECK-NEXT: %vector = OpFunctionParameter %_ptr_Function_[[VECTOR]]
; CHECK-NEXT: %record = OpFunctionParameter %_ptr_Function_packed
; CHECK-NEXT: %bit = OpFunctionParameter %uchar
; CHECK-NEXT: %wide = OpFunctionParameter %_ptr_Function_[[WIDE]]
; CHECK-NEXT: %array = OpFunctionParameter %_ptr_Function_[[ARRAY]]
; CHECK-NEXT: %plain = OpFunctionParameter %_struct_{{[0-9]+}}
; CHECK-NEXT: %three = OpFunctionParameter %v3uint
; CHECK-NEXT: OpLabel
; CHECK:      OpBitwiseAnd %uint %odd %uint_16777215
; CHECK:      %[[FOUR:[0-9]+]] = OpBitcast %_ptr_Function_v4float %vector
; CHECK:      OpLoad %v4float %[[FOUR]] Aligned 32
; CHECK:      OpINotEqual %bool %bit %uchar_0
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"

%packed = type { i1, i24, i64 }

define spir_kernel void @k(ptr addrspace(1) %out, i24 %odd, <6 x float> %vector, %packed %record, i1 %bit, i128 %wide,
                           [3 x i16] %array, { i32, i8 } %plain, <3 x i32> %three) {
  store i64 1, ptr addrspace(1) %out
  ret void
}
