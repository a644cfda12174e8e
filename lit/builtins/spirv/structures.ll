; A result of two values is a structure, returned directly or through the first argument.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %pair = OpTypeStruct %uint %uint
; CHECK: [[SUM:%[0-9]+]] = OpIAddCarry %pair %a %b
; CHECK: OpStore %place [[SUM]] Aligned 4
; CHECK: %product = OpUMulExtended %pair %a %b
; CHECK: %high = OpCompositeExtract %uint %product 1

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

declare spir_func void @_Z17__spirv_IAddCarryii(ptr sret(%pair), i32, i32)
declare spir_func %pair @_Z20__spirv_UMulExtendedjj(i32, i32)

define spir_func i32 @f(i32 %a, i32 %b) {
  %place = alloca %pair
  call spir_func void @_Z17__spirv_IAddCarryii(ptr sret(%pair) %place, i32 %a, i32 %b)
  %product = call spir_func %pair @_Z20__spirv_UMulExtendedjj(i32 %a, i32 %b)
  %high = extractvalue %pair %product, 1
  ret i32 %high
}
