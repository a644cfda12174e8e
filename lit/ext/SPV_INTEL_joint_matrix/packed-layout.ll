; The packed layout of a cooperative matrix needs a capability of SPV_INTEL_joint_matrix, which is declared where the
; extension is allowed; the Khronos translator declares none.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix --spirv-text -o - | FileCheck %s --check-prefixes=CHECK,DECLARED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix --spirv-text -o - | FileCheck %s --implicit-check-not=PackedCooperativeMatrix --implicit-check-not=SPV_INTEL

; DECLARED: Capability PackedCooperativeMatrixINTEL
; DECLARED: Extension "SPV_INTEL_joint_matrix"
; CHECK:    Constant {{[0-9]+}} [[#PACKED:]] 2
; CHECK:    CooperativeMatrixLoadKHR {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} [[#PACKED]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i64 %stride) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1timi(ptr addrspace(1) %p, i32 2, i64 %stride, i32 0)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1timi(ptr addrspace(1), i32, i64, i32)
