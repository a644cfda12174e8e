; The rounding mode of a quotient and of a square root is kept, whatever the environment.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_rounded_divide_sqrt -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o %t.back.ll
; RUN: FileCheck %s --input-file %t.back.ll
; RUN: llvm-spirv-rs %t.back.ll --spirv-ext=+SPV_INTEL_rounded_divide_sqrt --spirv-tools-dis | FileCheck %s --check-prefix=AGAIN

; CHECK: %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") #[[STRICT:[0-9]+]]
; CHECK: %s = call float @llvm.experimental.constrained.sqrt.f32(float %r, metadata !"round.towardzero", metadata !"fpexcept.ignore") #[[STRICT]]
; CHECK: attributes #[[STRICT]] = { strictfp }

; AGAIN-DAG: OpDecorate %r FPRoundingMode RTP
; AGAIN-DAG: OpDecorate %s FPRoundingMode RTZ
; AGAIN:     %r = OpFDiv %{{[a-z0-9]+}} %a %b
; AGAIN:     %s = OpExtInst %{{[a-z0-9]+}} %{{.*}} sqrt %r

target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %s = call float @llvm.experimental.constrained.sqrt.f32(float %r, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  ret float %s
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
