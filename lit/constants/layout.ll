; Structures keep LLVM's offsets and sizes. Where OpenCL's layout rules agree, the members are used as they are;
; otherwise the structure is packed with explicit padding.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %packed CPacked
; CHECK-DAG: OpDecorate %bits CPacked
; CHECK-NOT: OpDecorate {{%(natural|empties)}} CPacked

; CHECK-DAG: %natural = OpTypeStruct %uchar %uint %_arr_ushort_ulong_3 %v3float
; CHECK-DAG: %packed = OpTypeStruct %uchar %uint %ulong
; CHECK-DAG: %bits = OpTypeStruct %_arr_uchar_ulong_4 %uchar %_arr_uchar_ulong_3 %_arr_uchar_ulong_8 %v3uchar %_arr_uchar_ulong_4{{$}}
; CHECK-DAG: %[[INNER:_struct_[0-9]+]] = OpTypeStruct %ushort %_arr_uchar_ulong_2 %_arr_uchar_ulong_4{{$}}
; CHECK-DAG: %nested = OpTypeStruct %uchar %_arr_uchar_ulong_3 %[[INNER]]{{$}}

; CHECK-DAG: %[[SHORTS:[0-9]+]] = OpConstantComposite %_arr_ushort_ulong_3 %ushort_3 %ushort_4 %ushort_5
; CHECK-DAG: %[[FLOATS:[0-9]+]] = OpConstantComposite %v3float %float_1 %float_2 %float_3
; CHECK-DAG: OpConstantComposite %natural %uchar_1 %uint_2 %[[SHORTS]] %[[FLOATS]]
; CHECK-DAG: OpConstantComposite %packed %uchar_1 %uint_2 %ulong_3

; CHECK-DAG: %[[I24:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_4 %uchar_255 %uchar_255 %uchar_255 %uchar_0
; CHECK-DAG: %[[GAP3:[0-9]+]] = OpConstantNull %_arr_uchar_ulong_3
; CHECK-DAG: %[[GAP4:[0-9]+]] = OpConstantNull %_arr_uchar_ulong_4
; CHECK-DAG: %[[I40:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_8 %uchar_254 %uchar_255 %uchar_255 %uchar_255 %uchar_255 %uchar_0 %uchar_0 %uchar_0
; CHECK-DAG: %[[HOLE:[0-9]+]] = OpUndef %uchar
; CHECK-DAG: %[[V3:[0-9]+]] = OpConstantComposite %v3uchar %uchar_1 %[[HOLE]] %uchar_3
; CHECK-DAG: OpConstantComposite %bits %[[I24]] %uchar_1 %[[GAP3]] %[[I40]] %[[V3]] %[[GAP4]]

; Members of size zero are left out.
; CHECK-DAG: %empties = OpTypeStruct %uint %uchar{{$}}
; CHECK-DAG: OpConstantComposite %empties %uint_1 %uchar_2

target triple = "spir64-unknown-unknown"

%natural = type { i8, i32, [3 x i16], <3 x float> }
%packed = type <{ i8, i32, i64 }>
%bits = type { i24, i1, i40, <3 x i8> }
%empties = type { i32, [0 x i32], {}, i8 }
%nested = type { i8, { i16, i24 } }

@natural = addrspace(1) global %natural { i8 1, i32 2, [3 x i16] [i16 3, i16 4, i16 5], <3 x float> <float 1.0, float 2.0, float 3.0> }
@packed = addrspace(1) global %packed <{ i8 1, i32 2, i64 3 }>
@bits = addrspace(1) global %bits { i24 -1, i1 true, i40 -2, <3 x i8> <i8 1, i8 undef, i8 3> }
@empties = addrspace(1) global %empties { i32 1, [0 x i32] [], {} {}, i8 2 }
@nested = addrspace(1) global %nested { i8 1, { i16, i24 } { i16 2, i24 3 } }
