; The instructions that compute a square root have the rounding mode, and not the vector that they are joined to.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector,+SPV_INTEL_rounded_divide_sqrt --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,LONG
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_rounded_divide_sqrt --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %[[FIRST:.*]] FPRoundingMode RTE
; CHECK-DAG: OpDecorate %[[LAST:.*]] FPRoundingMode RTE
; CHECK-DAG: %[[FIRST]] = OpExtInst %{{.*}} sqrt
; CHECK-DAG: %[[LAST]] = OpExtInst %{{.*}} sqrt
; LONG:      OpCompositeConstruct

target triple = "spir64-unknown-unknown"

define spir_func <17 x half> @f(<17 x half> %a) strictfp {
  %root = call <17 x half> @llvm.experimental.constrained.sqrt.v17f16(<17 x half> %a, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  ret <17 x half> %root
}
