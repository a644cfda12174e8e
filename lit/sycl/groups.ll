; Work-group and sub-group algorithms: reductions, scans, broadcasts, votes and shuffles of any type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.3 --spirv-ext=+SPV_INTEL_subgroups | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.3 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      OpControlBarrier %uint_2 %uint_2 %uint_912
; CHECK:      %sum = OpGroupFAdd %float %uint_2 Reduce %x
; CHECK:      %scan = OpGroupIAdd %ulong %uint_3 ExclusiveScan %{{.+}}
; CHECK:      %least = OpGroupSMin %uint %uint_2 Reduce %i
; CHECK:      %shared = OpGroupBroadcast %float %uint_2 %sum %{{.+}}
; CHECK:      %all = OpGroupAll %bool %uint_3 %[[CONDITION:.+]]
; CHECK:      %votes = OpGroupNonUniformBallot %v4uint %uint_3 %[[CONDITION]]
; CHECK:      %product = OpGroupNonUniformFMul %float %uint_3 Reduce %x
; CHECK:      %clustered = OpGroupNonUniformBitwiseXor %uint %uint_3 ClusteredReduce %i %uint_4
; CHECK:      %shuffled = OpSubgroupShuffleINTEL %float %x %i
; CHECK:      %up = OpSubgroupShuffleUpINTEL %uint %i %i %uint_1
; CHECK:      %block = OpSubgroupBlockReadINTEL %uint %p
; CHECK:      OpSubgroupBlockWriteINTEL %p %block

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroups
; REFUSED-NEXT: OpSubgroupShuffleINTEL needs SPV_INTEL_subgroups
; REFUSED: at %shuffled = tail call

target triple = "spir64-unknown-unknown"

declare dso_local spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare dso_local spir_func float @_Z17__spirv_GroupFAddiif(i32, i32, float)
declare dso_local spir_func i64 @_Z17__spirv_GroupIAddiim(i32, i32, i64)
declare dso_local spir_func i32 @_Z17__spirv_GroupSMiniii(i32, i32, i32)
declare dso_local spir_func float @_Z22__spirv_GroupBroadcastjfDv3_m(i32, float, <3 x i64>)
declare dso_local spir_func i1 @_Z16__spirv_GroupAllib(i32, i1)
declare dso_local spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotjb(i32, i1)
declare dso_local spir_func float @_Z27__spirv_GroupNonUniformFMuliif(i32, i32, float)
declare dso_local spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriijj(i32, i32, i32, i32)
declare dso_local spir_func float @_Z28__spirv_SubgroupShuffleINTELIfET_S0_j(float, i32)
declare dso_local spir_func i32 @_Z30__spirv_SubgroupShuffleUpINTELIjET_S0_S0_j(i32, i32, i32)
declare dso_local spir_func i32 @_Z30__spirv_SubgroupBlockReadINTELIjET_PU3AS1Kj(ptr addrspace(1))
declare dso_local spir_func void @_Z31__spirv_SubgroupBlockWriteINTELIjEvPU3AS1jT_(ptr addrspace(1), i32)

define spir_kernel void @kernel(float %x, i32 %i, i64 %l, i1 %c, <3 x i64> %id, ptr addrspace(1) %p) !intel_reqd_sub_group_size !0 {
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 912)
  %sum = tail call spir_func float @_Z17__spirv_GroupFAddiif(i32 2, i32 0, float %x)
  %scan = tail call spir_func i64 @_Z17__spirv_GroupIAddiim(i32 3, i32 2, i64 %l)
  %least = tail call spir_func i32 @_Z17__spirv_GroupSMiniii(i32 2, i32 0, i32 %i)
  %shared = tail call spir_func float @_Z22__spirv_GroupBroadcastjfDv3_m(i32 2, float %sum, <3 x i64> %id)
  %all = tail call spir_func i1 @_Z16__spirv_GroupAllib(i32 3, i1 %c)
  %votes = tail call spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotjb(i32 3, i1 %c)
  %product = tail call spir_func float @_Z27__spirv_GroupNonUniformFMuliif(i32 3, i32 0, float %x)
  %clustered = tail call spir_func i32 @_Z33__spirv_GroupNonUniformBitwiseXoriijj(i32 3, i32 3, i32 %i, i32 4)
  %shuffled = tail call spir_func float @_Z28__spirv_SubgroupShuffleINTELIfET_S0_j(float %x, i32 %i)
  %up = tail call spir_func i32 @_Z30__spirv_SubgroupShuffleUpINTELIjET_S0_S0_j(i32 %i, i32 %i, i32 1)
  %block = tail call spir_func i32 @_Z30__spirv_SubgroupBlockReadINTELIjET_PU3AS1Kj(ptr addrspace(1) %p)
  tail call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELIjEvPU3AS1jT_(ptr addrspace(1) %p, i32 %block)
  ret void
}

!0 = !{i32 16}
