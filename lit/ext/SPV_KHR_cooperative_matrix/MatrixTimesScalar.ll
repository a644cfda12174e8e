; A cooperative matrix is scaled by OpMatrixTimesScalar, for which its own capability suffices: Matrix is one of shaders.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix --spirv-tools-dis | FileCheck %s --implicit-check-not="OpCapability Matrix"

; CHECK: OpCapability CooperativeMatrixKHR
; CHECK: %r = OpMatrixTimesScalar %{{.*}} %m %s

target triple = "spir64-unknown-unknown"

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @scale(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m, float %s) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m, float %s)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %r
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2), float)
