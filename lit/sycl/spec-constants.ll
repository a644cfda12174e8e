; Specialization constants of a SYCL program after its post-link step: scalars, Booleans as bytes, structures and arrays.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %[[INT:[0-9]+]] SpecId 0
; CHECK-DAG: OpDecorate %[[X:[0-9]+]] SpecId 1
; CHECK-DAG: OpDecorate %[[Y:[0-9]+]] SpecId 2
; CHECK-DAG: OpDecorate %[[FLAG:[0-9]+]] SpecId 3
; CHECK-DAG: %[[INT]] = OpSpecConstant %uint 42
; CHECK-DAG: %[[X]] = OpSpecConstant %float 1.5
; CHECK-DAG: %[[Y]] = OpSpecConstant %float 2.5
; CHECK-DAG: %[[FLAG]] = OpSpecConstant %uchar 1
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpSpecConstantComposite %{{.+}} %[[X]] %[[Y]]
; CHECK-DAG: OpSpecConstantComposite %{{.+}} %[[PAIR]] %[[INT]]
; CHECK-NOT: SpecId 0
; CHECK:     OpFunctionEnd

target triple = "spir64-unknown-unknown"

%pair = type { float, float }
%both = type { %pair, i32 }

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare float @_Z20__spirv_SpecConstantif(i32, float)
declare i8 @_Z20__spirv_SpecConstantia(i32, i8)
declare %pair @_Z29__spirv_SpecConstantCompositeff_Rpair(float, float)
declare %both @"_Z29__spirv_SpecConstantComposite4pairi_Rboth"(%pair, i32)

define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 42)
  %x = call float @_Z20__spirv_SpecConstantif(i32 1, float 1.5)
  %y = call float @_Z20__spirv_SpecConstantif(i32 2, float 2.5)
  %flag = call i8 @_Z20__spirv_SpecConstantia(i32 3, i8 1)
  %pair = call %pair @_Z29__spirv_SpecConstantCompositeff_Rpair(float %x, float %y)
  %again = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 42)
  %both = call %both @"_Z29__spirv_SpecConstantComposite4pairi_Rboth"(%pair %pair, i32 %again)
  %truth = trunc i8 %flag to i1
  %chosen = select i1 %truth, i32 %n, i32 0
  %first = extractvalue %both %both, 0, 0
  %int = fptoui float %first to i32
  %sum = add i32 %chosen, %int
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
