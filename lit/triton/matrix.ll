; Matrix blocks loaded, stored and multiplied by a sub-group, with the extensions for them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_2d_block_io,+SPV_INTEL_subgroup_matrix_multiply_accumulate,+SPV_INTEL_split_barrier,+SPV_INTEL_cache_controls | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG:  OpDecorate %[[PLACE:.+]] CacheControlLoadINTEL 0 StreamingINTEL
; CHECK-DAG:  OpDecorate %[[PLACE]] CacheControlLoadINTEL 1 UncachedINTEL
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpSubgroup2DBlockLoadINTEL %uint_2 %uint_16 %uint_8 %uint_1 %from %width %height %pitch %at %{{.+}}
; CHECK:      OpSubgroup2DBlockLoadTransformINTEL %uint_2 %uint_16 %uint_16 %uint_1 %from
; CHECK:      OpLoad %float %[[PLACE]]
; CHECK:      %product = OpSubgroupMatrixMultiplyAccumulateINTEL %v8float %uint_16 %a %b %sums MatrixAPackedBFloat16INTEL|MatrixBPackedBFloat16INTEL
; CHECK:      OpSubgroup2DBlockStoreINTEL
; CHECK:      OpSubgroup2DBlockPrefetchINTEL
; CHECK:      OpControlBarrierArriveEXT %uint_2 %uint_2 %uint_264
; CHECK:      OpControlBarrierWaitEXT %uint_2 %uint_2 %uint_264

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_2d_block_io
; REFUSED-NEXT: OpSubgroup2DBlockLoadINTEL needs SPV_INTEL_2d_block_io

target triple = "spir64-unknown-unknown"

declare spir_func void @_Z32__spirv_Subgroup2DBlockLoadINTELiiiiPU3AS1viiiDv2_iPv(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr)
declare spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransformINTELiiiiPU3AS1viiiDv2_iPv(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr)
declare spir_func void @_Z33__spirv_Subgroup2DBlockStoreINTELiiiiPvPU3AS1viiiDv2_i(i32, i32, i32, i32, ptr, ptr addrspace(1), i32, i32, i32, <2 x i32>)
declare spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1viiiDv2_i(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>)
declare spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fi(i32, <8 x i16>, <8 x i32>, <8 x float>, i32)
declare spir_func void @_Z33__spirv_ControlBarrierArriveINTELiii(i32, i32, i32)
declare spir_func void @_Z31__spirv_ControlBarrierWaitINTELiii(i32, i32, i32)

define spir_kernel void @kernel(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at) !intel_reqd_sub_group_size !0 !reqd_work_group_size !1 {
  %place.a = alloca <8 x i16>, align 16
  %place.b = alloca <8 x i32>, align 32
  %place.c = alloca <8 x float>, align 32
  call spir_func void @_Z32__spirv_Subgroup2DBlockLoadINTELiiiiPU3AS1viiiDv2_iPv(i32 2, i32 16, i32 8, i32 1, ptr addrspace(1) %from, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at, ptr %place.a)
  %a = load <8 x i16>, ptr %place.a, align 16
  call spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransformINTELiiiiPU3AS1viiiDv2_iPv(i32 2, i32 16, i32 16, i32 1, ptr addrspace(1) %from, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at, ptr %place.b)
  %b = load <8 x i32>, ptr %place.b, align 32
  %first = load float, ptr addrspace(1) %to, align 4, !spirv.DecorationCacheControlINTEL !2
  %sums = insertelement <8 x float> zeroinitializer, float 1.0, i64 0
  %product = call spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fi(i32 16, <8 x i16> %a, <8 x i32> %b, <8 x float> %sums, i32 12288)
  store <8 x float> %product, ptr %place.c, align 32
  call spir_func void @_Z33__spirv_Subgroup2DBlockStoreINTELiiiiPvPU3AS1viiiDv2_i(i32 4, i32 16, i32 8, i32 1, ptr %place.c, ptr addrspace(1) %to, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at)
  call spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1viiiDv2_i(i32 2, i32 16, i32 8, i32 1, ptr addrspace(1) %from, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at)
  call spir_func void @_Z33__spirv_ControlBarrierArriveINTELiii(i32 2, i32 2, i32 264)
  call spir_func void @_Z31__spirv_ControlBarrierWaitINTELiii(i32 2, i32 2, i32 264)
  store float %first, ptr addrspace(1) %to, align 4
  ret void
}

!0 = !{i32 16}
!1 = !{i32 64, i32 1, i32 1}
!2 = !{!3, !4}
!3 = !{i32 6442, i32 0, i32 2, i32 0}
!4 = !{i32 6442, i32 1, i32 0, i32 0}
