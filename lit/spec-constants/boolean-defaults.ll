; A Boolean specialization constant may have its default in a byte.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %[[ON:[0-9]+]] SpecId 0
; CHECK-DAG: OpDecorate %[[OFF:[0-9]+]] SpecId 1
; CHECK-DAG: %[[ON]] = OpSpecConstantTrue %bool
; CHECK-DAG: %[[OFF]] = OpSpecConstantFalse %bool
; CHECK: OpSelect %uint %[[ON]]
; CHECK: OpSelect %uint %[[OFF]]

target triple = "spir64-unknown-unknown"

declare spir_func zeroext i1 @_Z20__spirv_SpecConstantia(i32, i8)

define spir_func i32 @f(i32 %a, i32 %b) {
  %on = call spir_func i1 @_Z20__spirv_SpecConstantia(i32 0, i8 1)
  %off = call spir_func i1 @_Z20__spirv_SpecConstantia(i32 1, i8 0)
  %c = select i1 %on, i32 %a, i32 %b
  %d = select i1 %off, i32 %c, i32 %b
  ret i32 %d
}
