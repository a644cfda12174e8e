; A constrained intrinsic of an OpenCL.std operation becomes that operation, as kernels have no floating-point
; exceptions; its rounding operand is ignored.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %fma = OpExtInst %float %{{.*}} fma %a %b %c{{$}}
; CHECK: [[PRODUCT:%[0-9]+]] = OpFMul %float %a %b{{$}}
; CHECK: %fmuladd = OpFAdd %float [[PRODUCT]] %c{{$}}
; CHECK: %acos = OpExtInst %float %{{.*}} acos %a{{$}}
; CHECK: %asin = OpExtInst %float %{{.*}} asin %a{{$}}
; CHECK: %atan = OpExtInst %float %{{.*}} atan %a{{$}}
; CHECK: %atan2 = OpExtInst %float %{{.*}} atan2 %a %b{{$}}
; CHECK: %ceil = OpExtInst %float %{{.*}} ceil %a{{$}}
; CHECK: %cos = OpExtInst %float %{{.*}} cos %a{{$}}
; CHECK: %cosh = OpExtInst %float %{{.*}} cosh %a{{$}}
; CHECK: %exp = OpExtInst %float %{{.*}} exp %a{{$}}
; CHECK: %exp2 = OpExtInst %float %{{.*}} exp2 %a{{$}}
; CHECK: %floor = OpExtInst %float %{{.*}} floor %a{{$}}
; CHECK: %log = OpExtInst %float %{{.*}} log %a{{$}}
; CHECK: %log10 = OpExtInst %float %{{.*}} log10 %a{{$}}
; CHECK: %log2 = OpExtInst %float %{{.*}} log2 %a{{$}}
; CHECK: %maxnum = OpExtInst %float %{{.*}} fmax %a %b{{$}}
; CHECK: %minnum = OpExtInst %float %{{.*}} fmin %a %b{{$}}
; CHECK: %nearbyint = OpExtInst %float %{{.*}} rint %a{{$}}
; CHECK: %pow = OpExtInst %float %{{.*}} pow %a %b{{$}}
; CHECK: %rint = OpExtInst %float %{{.*}} rint %a{{$}}
; CHECK: %round = OpExtInst %float %{{.*}} round %a{{$}}
; CHECK: %roundeven = OpExtInst %float %{{.*}} rint %a{{$}}
; CHECK: %sin = OpExtInst %float %{{.*}} sin %a{{$}}
; CHECK: %sinh = OpExtInst %float %{{.*}} sinh %a{{$}}
; CHECK: %sqrt = OpExtInst %float %{{.*}} sqrt %a{{$}}
; CHECK: %tan = OpExtInst %float %{{.*}} tan %a{{$}}
; CHECK: %tanh = OpExtInst %float %{{.*}} tanh %a{{$}}
; CHECK: %trunc = OpExtInst %float %{{.*}} trunc %a{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(float %a, float %b, float %c) strictfp {
  %fma = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %fmuladd = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %acos = call float @llvm.experimental.constrained.acos.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %asin = call float @llvm.experimental.constrained.asin.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %atan = call float @llvm.experimental.constrained.atan.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %atan2 = call float @llvm.experimental.constrained.atan2.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %ceil = call float @llvm.experimental.constrained.ceil.f32(float %a, metadata !"fpexcept.strict")
  %cos = call float @llvm.experimental.constrained.cos.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %cosh = call float @llvm.experimental.constrained.cosh.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %exp = call float @llvm.experimental.constrained.exp.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %exp2 = call float @llvm.experimental.constrained.exp2.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %floor = call float @llvm.experimental.constrained.floor.f32(float %a, metadata !"fpexcept.strict")
  %log = call float @llvm.experimental.constrained.log.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %log10 = call float @llvm.experimental.constrained.log10.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %log2 = call float @llvm.experimental.constrained.log2.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %maxnum = call float @llvm.experimental.constrained.maxnum.f32(float %a, float %b, metadata !"fpexcept.strict")
  %minnum = call float @llvm.experimental.constrained.minnum.f32(float %a, float %b, metadata !"fpexcept.strict")
  %nearbyint = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %pow = call float @llvm.experimental.constrained.pow.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %rint = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %round = call float @llvm.experimental.constrained.round.f32(float %a, metadata !"fpexcept.strict")
  %roundeven = call float @llvm.experimental.constrained.roundeven.f32(float %a, metadata !"fpexcept.strict")
  %sin = call float @llvm.experimental.constrained.sin.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %sinh = call float @llvm.experimental.constrained.sinh.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %sqrt = call float @llvm.experimental.constrained.sqrt.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %tan = call float @llvm.experimental.constrained.tan.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %tanh = call float @llvm.experimental.constrained.tanh.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %trunc = call float @llvm.experimental.constrained.trunc.f32(float %a, metadata !"fpexcept.strict")
  ret void
}

declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.acos.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.asin.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.atan.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.atan2.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.ceil.f32(float, metadata)
declare float @llvm.experimental.constrained.cos.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.cosh.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.exp.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.exp2.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.floor.f32(float, metadata)
declare float @llvm.experimental.constrained.log.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.log10.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.log2.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.maxnum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.minnum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.pow.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.round.f32(float, metadata)
declare float @llvm.experimental.constrained.roundeven.f32(float, metadata)
declare float @llvm.experimental.constrained.sin.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.sinh.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.tan.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.tanh.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.trunc.f32(float, metadata)
