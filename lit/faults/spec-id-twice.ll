; A SpecId has one specialization constant for all its uses; uses with different types or defaults are refused.
; shows: P12
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed '/%b = /s/i32 5)/i32 6)/' %s > %t.other.ll
; RUN: not llvm-spirv-rs %t.other.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:     OpDecorate %[[FIVE:[_a-z0-9]+]] SpecId 7
; CHECK-NOT: SpecId
; CHECK:     %[[FIVE]] = OpSpecConstant %uint 5
; CHECK-NOT: OpSpecConstant{{ }}
; CHECK:     OpIAdd %uint %[[FIVE]] %[[FIVE]]

; REFUSED: 7

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 5)
  %b = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 5)
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}
