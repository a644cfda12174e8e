; Specialization constants of every scalar type keep the bits of their defaults, and are members of vectors, arrays and
; structures.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     Version: 1.1
; CHECK-DAG: OpSpecConstantTrue %bool
; CHECK-DAG: OpSpecConstantFalse %bool
; CHECK-DAG: %[[CHAR:[0-9]+]] = OpSpecConstant %uchar 255
; CHECK-DAG: OpSpecConstant %ushort 65534
; CHECK-DAG: %[[INT:[0-9]+]] = OpSpecConstant %uint 7
; CHECK-DAG: OpSpecConstant %ulong 18446744073709551613
; CHECK-DAG: OpSpecConstant %half 0x1.004p+0
; CHECK-DAG: %[[FLOAT:[0-9]+]] = OpSpecConstant %float -0
; CHECK-DAG: OpSpecConstant %double 0x1.8000000000001p+1024
; CHECK-DAG: %[[VECTOR:[0-9]+]] = OpSpecConstantComposite %v2float %[[FLOAT]] %float_2
; CHECK-DAG: %[[ARRAY:[0-9]+]] = OpSpecConstantComposite %_arr_uchar_ulong_2 %[[CHAR]] %uchar_3
; CHECK-DAG: OpSpecConstantComposite %record %[[INT]] %[[VECTOR]] %[[ARRAY]]

target triple = "spir64-unknown-unknown"

%record = type { i32, <2 x float>, [2 x i8] }

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 0, i1 true)
  %b = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 1, i1 false)
  %c = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 2, i8 -1)
  %d = call spir_func i16 @_Z20__spirv_SpecConstantis(i32 3, i16 -2)
  %e = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 4, i32 7)
  %f = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 5, i64 -3)
  %g = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 6, half 0xH3C01)
  %h = call spir_func float @_Z20__spirv_SpecConstantif(i32 7, float -0.0)
  %i = call spir_func double @_Z20__spirv_SpecConstantid(i32 8, double 0x7FF8000000000001)
  %vector = call spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float %h, float 2.0)
  %array = call spir_func [2 x i8] @_Z29__spirv_SpecConstantCompositeaa(i8 %c, i8 3)
  %record = call spir_func %record @_Z29__spirv_SpecConstantCompositeiDv2_fA2_a(i32 %e, <2 x float> %vector, [2 x i8] %array)
  %x = extractvalue %record %record, 0
  store i32 %x, ptr addrspace(1) %out
  ret void
}

declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func i8 @_Z20__spirv_SpecConstantia(i32, i8)
declare spir_func i16 @_Z20__spirv_SpecConstantis(i32, i16)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare spir_func half @_Z20__spirv_SpecConstantiDh(i32, half)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func double @_Z20__spirv_SpecConstantid(i32, double)
declare spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float, float)
declare spir_func [2 x i8] @_Z29__spirv_SpecConstantCompositeaa(i8, i8)
declare spir_func %record @_Z29__spirv_SpecConstantCompositeiDv2_fA2_a(i32, <2 x float>, [2 x i8])
