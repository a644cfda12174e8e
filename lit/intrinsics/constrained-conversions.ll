; The rounding mode of a conversion is a decoration, also to nearest; that of the environment is none.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG:  OpDecorate %nearest FPRoundingMode RTE
; CHECK-DAG:  OpDecorate %zero FPRoundingMode RTZ
; CHECK-DAG:  OpDecorate %up FPRoundingMode RTP
; CHECK-DAG:  OpDecorate %boolean FPRoundingMode RTN
; CHECK-NOT:  OpDecorate %dynamic FPRoundingMode
; CHECK:      %nearest = OpConvertSToF %float %i
; CHECK-NEXT: %zero = OpConvertUToF %float %i
; CHECK-NEXT: %up = OpFConvert %float %d
; CHECK-NEXT: %[[ONE:[0-9]+]] = OpSelect %uint %b
; CHECK-NEXT: %boolean = OpConvertUToF %float %[[ONE]]
; CHECK-NEXT: %dynamic = OpConvertSToF %float %i

target triple = "spir64-unknown-unknown"
define spir_func void @convert(i32 %i, double %d, i1 %b) strictfp {
  %nearest = call float @llvm.experimental.constrained.sitofp(i32 %i, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %zero = call float @llvm.experimental.constrained.uitofp(i32 %i, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %up = call float @llvm.experimental.constrained.fptrunc(double %d, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %boolean = call float @llvm.experimental.constrained.uitofp(i1 %b, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  %dynamic = call float @llvm.experimental.constrained.sitofp(i32 %i, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret void
}
