; 128-bit integers, minimum and maximum with NaN, and math intrinsics.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpExtension
; CHECK-NOT: OpTypeInt 128
; CHECK:     %high = OpFunction %ulong
; CHECK:     %least = OpFunction %float
; CHECK:     %bits = OpFunction %ulong

target triple = "spirv64-unknown-unknown-unknown"

declare i128 @llvm.bswap.i128(i128)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.fshl.i64(i64, i64, i64)

define spir_func i64 @high(i64 %a, i64 %b, ptr %p) {
  %wide.a = sext i64 %a to i128
  %wide.b = sext i64 %b to i128
  %product = mul nsw i128 %wide.a, %wide.b
  %swapped = call i128 @llvm.bswap.i128(i128 %product)
  store i128 %swapped, ptr %p, align 16
  %quotient = sdiv i128 %swapped, %wide.b
  %shifted = lshr i128 %quotient, 64
  %r = trunc i128 %shifted to i64
  ret i64 %r
}

define spir_func float @least(float %x, float %y) {
  %a = call float @llvm.minimum.f32(float %x, float %y)
  %b = call float @llvm.copysign.f32(float %a, float %y)
  %frozen = freeze float %b
  ret float %frozen
}

define spir_func i64 @bits(i64 %x, i64 %y) {
  %checked = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %x, i64 %y)
  %product = extractvalue { i64, i1 } %checked, 0
  %flag = extractvalue { i64, i1 } %checked, 1
  %zeros = call i64 @llvm.ctlz.i64(i64 %product, i1 false)
  %turned = call i64 @llvm.fshl.i64(i64 %zeros, i64 %zeros, i64 %y)
  %r = select i1 %flag, i64 -1, i64 %turned
  ret i64 %r
}
