; Sub-group block reads, writes and prefetches.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroups,+SPV_INTEL_subgroup_buffer_prefetch --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroups
;
; CHECK-DAG: OpCapability SubgroupBufferBlockIOINTEL
; CHECK-DAG: OpCapability SubgroupShuffleINTEL
; CHECK:      %blocks = OpFunction
; CHECK:      %words = OpSubgroupBlockReadINTEL %v2uint %p
; CHECK-NEXT: OpSubgroupBlockWriteINTEL %p %words
; CHECK-NEXT: %bytes = OpSubgroupBlockReadINTEL %v16uchar %b
; CHECK-NEXT: %long = OpSubgroupBlockReadINTEL %ulong %l
; Eight shorts are sixteen bytes.
; CHECK-NEXT: OpSubgroupBlockPrefetchINTEL %s %uint_16
; CHECK-NEXT: %shuffled = OpSubgroupShuffleDownINTEL %float %f %f %i
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @blocks(ptr addrspace(1) %p, ptr addrspace(1) %b, ptr addrspace(3) %l, ptr addrspace(1) %s, float %f, i32 %i) {
  %words = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) %p, <2 x i32> %words)
  %bytes = call spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) %b)
  %long = call spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS3Km(ptr addrspace(3) %l)
  call spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1) %s)
  %shuffled = call spir_func float @_Z28intel_sub_group_shuffle_downffj(float %f, float %f, i32 %i)
  ret void
}

declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1), <2 x i32>)
declare spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1))
declare spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS3Km(ptr addrspace(3))
declare spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1))
declare spir_func float @_Z28intel_sub_group_shuffle_downffj(float, float, i32)
