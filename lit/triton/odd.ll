; Odd types in optimized tensor code: 2-bit integers, vectors of one element and of many, returned arrays.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpExtension
; CHECK-NOT: OpTypeInt 2
; CHECK:     %saturate = OpFunction %uchar
; CHECK:     %single = OpFunction %float
; CHECK:     %packed = OpFunction
; CHECK:     %pair = OpFunction

target triple = "spir64-unknown-unknown"

declare i2 @llvm.fptosi.sat.i2.f32(float)
declare i24 @llvm.bitreverse.i24(i24)

define spir_func i2 @saturate(float %x) {
  %r = call i2 @llvm.fptosi.sat.i2.f32(float %x)
  ret i2 %r
}

define spir_func <1 x float> @single(<1 x float> %x, ptr addrspace(1) %p) {
  %loaded = load <1 x float>, ptr addrspace(1) %p, align 4
  %sum = fadd <1 x float> %x, %loaded
  %element = extractelement <1 x float> %sum, i64 0
  %r = insertelement <1 x float> poison, float %element, i64 0
  ret <1 x float> %r
}

define spir_func <32 x i8> @packed(<8 x i32> %words, <32 x i8> %bytes) {
  %parts = bitcast <8 x i32> %words to <32 x i8>
  %r = add <32 x i8> %parts, %bytes
  ret <32 x i8> %r
}

define spir_func [2 x i64] @pair(i64 %a, i64 %b) {
  %first = insertvalue [2 x i64] poison, i64 %a, 0
  %both = insertvalue [2 x i64] %first, i64 %b, 1
  ret [2 x i64] %both
}
