; Constants keep their bits: integers of every width, NaN payloads, signed zeros and denormals.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %uchar_255 = OpConstant %uchar 255
; CHECK-DAG: %ushort_32768 = OpConstant %ushort 32768
; CHECK-DAG: %uint_2147483648 = OpConstant %uint 2147483648
; CHECK-DAG: %ulong_9223372036854775808 = OpConstant %ulong 9223372036854775808
; CHECK-DAG: OpConstant %half 0x1.804p+16
; CHECK-DAG: OpConstant %half -0x0p+0
; CHECK-DAG: OpConstant %half 0x1p-24
; CHECK-DAG: OpConstant %float 0x1.800002p+128
; CHECK-DAG: OpConstant %float -0x1p+128
; CHECK-DAG: OpConstant %double 0x1.0000000000001p+1024
; CHECK-DAG: OpConstant %double 0x1p-1074

; i1, i24 and i48 are stored as bytes, with zeros above the bits of the number.
; CHECK-DAG: %bit = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_1
; CHECK-DAG: %[[I24:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_4 %uchar_254 %uchar_255 %uchar_255 %uchar_0
; CHECK-DAG: %i24 = OpVariable %{{.*}} CrossWorkgroup %[[I24]]
; CHECK-DAG: %[[I48:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_8 %uchar_1 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_128 %uchar_0 %uchar_0
; CHECK-DAG: %i48 = OpVariable %{{.*}} CrossWorkgroup %[[I48]]
; CHECK-DAG: %[[I128:[0-9]+]] = OpConstantComposite %_arr_ulong_ulong_2 %ulong_18446744073709551615 %ulong_9223372036854775807
; CHECK-DAG: %i128 = OpVariable %{{.*}} CrossWorkgroup %[[I128]]

target triple = "spir64-unknown-unknown"

@i8 = addrspace(1) global i8 -1
@i16 = addrspace(1) global i16 -32768
@i32 = addrspace(1) global i32 -2147483648
@i64 = addrspace(1) global i64 -9223372036854775808
@half.nan = addrspace(1) global half 0xH7E01
@half.zero = addrspace(1) global half 0xH8000
@half.denormal = addrspace(1) global half 0xH0001
@float.nan = addrspace(1) global float 0x7FF8000020000000
@float.infinity = addrspace(1) global float 0xFFF0000000000000
@double.nan = addrspace(1) global double 0x7FF0000000000001
@double.denormal = addrspace(1) global double 0x0000000000000001
@bit = addrspace(1) global i1 true
@i24 = addrspace(1) global i24 -2
@i48 = addrspace(1) global i48 -140737488355327
@i128 = addrspace(1) global i128 170141183460469231731687303715884105727
