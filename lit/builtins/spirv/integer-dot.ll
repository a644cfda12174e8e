; The operand types of a dot product decide its capability: integers used as packed vectors, vectors of four bytes and
; all other vectors have one each.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/packed.ll --spirv-tools-dis | FileCheck %s --check-prefix=PACKED --implicit-check-not=DotProductInput
; RUN: llvm-spirv-rs %t/saturated.ll --spirv-max-version=1.4 --spirv-ext=+SPV_KHR_integer_dot_product --spirv-tools-dis | FileCheck %s --check-prefix=SATURATED --implicit-check-not=DotProductInput
; RUN: llvm-spirv-rs %t/bytes.ll --spirv-tools-dis | FileCheck %s --check-prefix=BYTES --implicit-check-not=DotProductInput
; RUN: llvm-spirv-rs %t/shorts.ll --spirv-tools-dis | FileCheck %s --check-prefix=SHORTS --implicit-check-not=DotProductInput

; PACKED:      OpCapability DotProductInput4x8BitPacked
; PACKED-NEXT: OpCapability DotProduct{{$}}
; PACKED:      %signed = OpSDot %uint %a %b PackedVectorFormat4x8Bit
; PACKED-NEXT: %unsigned = OpUDot %uint %a %b PackedVectorFormat4x8Bit
; PACKED-NEXT: %mixed = OpSUDot %uint %a %b PackedVectorFormat4x8Bit

; SATURATED-DAG: OpCapability DotProductInput4x8BitPacked
; SATURATED-DAG: OpExtension "SPV_KHR_integer_dot_product"
; SATURATED:     %signed = OpSDotAccSat %uint %a %b %c PackedVectorFormat4x8Bit
; SATURATED-NEXT: %unsigned = OpUDotAccSat %uint %a %b %c PackedVectorFormat4x8Bit
; SATURATED-NEXT: %mixed = OpSUDotAccSat %uint %a %b %c PackedVectorFormat4x8Bit

; BYTES: OpCapability DotProductInput4x8Bit{{$}}
; BYTES: %mixed = OpSUDot %uint %a %b{{$}}

; SHORTS: OpCapability DotProductInputAll{{$}}
; SHORTS: %signed = OpSDotAccSat %uint %a %b %c{{$}}

;--- packed.ll
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SDotKHR(i32, i32, i32)
declare spir_func i32 @__spirv_UDotKHR(i32, i32, i32)
declare spir_func i32 @__spirv_SUDotKHR(i32, i32, i32)

define spir_func void @f(i32 %a, i32 %b) {
  %signed = call spir_func i32 @__spirv_SDotKHR(i32 %a, i32 %b, i32 0)
  %unsigned = call spir_func i32 @__spirv_UDotKHR(i32 %a, i32 %b, i32 0)
  %mixed = call spir_func i32 @__spirv_SUDotKHR(i32 %a, i32 %b, i32 0)
  ret void
}

;--- saturated.ll
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SDotAccSatKHR(i32, i32, i32, i32)
declare spir_func i32 @__spirv_UDotAccSatKHR(i32, i32, i32, i32)
declare spir_func i32 @__spirv_SUDotAccSatKHR(i32, i32, i32, i32)

define spir_func void @f(i32 %a, i32 %b, i32 %c) {
  %signed = call spir_func i32 @__spirv_SDotAccSatKHR(i32 %a, i32 %b, i32 %c, i32 0)
  %unsigned = call spir_func i32 @__spirv_UDotAccSatKHR(i32 %a, i32 %b, i32 %c, i32 0)
  %mixed = call spir_func i32 @__spirv_SUDotAccSatKHR(i32 %a, i32 %b, i32 %c, i32 0)
  ret void
}

;--- bytes.ll
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SUDotKHR(<4 x i8>, <4 x i8>)

define spir_func void @f(<4 x i8> %a, <4 x i8> %b) {
  %mixed = call spir_func i32 @__spirv_SUDotKHR(<4 x i8> %a, <4 x i8> %b)
  ret void
}

;--- shorts.ll
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SDotAccSatKHR(<2 x i16>, <2 x i16>, i32)

define spir_func void @f(<2 x i16> %a, <2 x i16> %b, i32 %c) {
  %signed = call spir_func i32 @__spirv_SDotAccSatKHR(<2 x i16> %a, <2 x i16> %b, i32 %c)
  ret void
}
