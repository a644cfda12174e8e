; A prefetch takes an untyped pointer as it is.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch,+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s

; CHECK:     %p = OpFunctionParameter %[[POINTER:.+]]
; CHECK-NOT: OpBitcast
; CHECK:     OpSubgroupBlockPrefetchINTEL %p %uint_16

target triple = "spir64-unknown-unknown"

declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1), i32)

define spir_func void @f(ptr addrspace(1) %p) {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1) %p, i32 16)
  ret void
}
