; A generic pointer is cast to the storage class that the instruction demands, CrossWorkgroup of the base and Function of
; the block.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_2d_block_io,+SPV_INTEL_subgroup_buffer_prefetch --spirv-tools-dis | FileCheck %s

; CHECK:      %[[BASE:.*]] = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %base
; CHECK-NEXT: %[[BLOCK:.*]] = OpGenericCastToPtr %_ptr_Function_uchar %block
; CHECK-NEXT: OpSubgroup2DBlockLoadINTEL %uint_4 %uint_8 %uint_8 %uint_1 %[[BASE]] %w %w %w %at %[[BLOCK]]
; CHECK:      %[[BLOCK:.*]] = OpGenericCastToPtr %_ptr_Function_uchar %block
; CHECK-NEXT: %[[BASE:.*]] = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %base
; CHECK-NEXT: OpSubgroup2DBlockStoreINTEL %uint_4 %uint_8 %uint_8 %uint_1 %[[BLOCK]] %[[BASE]] %w %w %w %at
; CHECK-NEXT: %[[BASE:.*]] = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %base
; CHECK-NEXT: OpSubgroup2DBlockPrefetchINTEL %uint_4 %uint_8 %uint_8 %uint_1 %[[BASE]] %w %w %w %at
; CHECK-NEXT: %[[BASE:.*]] = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %base
; CHECK-NEXT: OpSubgroupBlockPrefetchINTEL %[[BASE]] %uint_8

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(4) %base, i32 %w, <2 x i32> %at, ptr addrspace(4) %block) {
  call spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(4) %base, i32 %w, i32 %w, i32 %w, <2 x i32> %at, ptr addrspace(4) %block)
  call spir_func void @__spirv_Subgroup2DBlockStoreINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(4) %block, ptr addrspace(4) %base, i32 %w, i32 %w, i32 %w, <2 x i32> %at)
  call spir_func void @__spirv_Subgroup2DBlockPrefetchINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(4) %base, i32 %w, i32 %w, i32 %w, <2 x i32> %at)
  call spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(4) %base, i32 8)
  ret void
}

declare spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32, i32, i32, i32, ptr addrspace(4), i32, i32, i32, <2 x i32>, ptr addrspace(4))
declare spir_func void @__spirv_Subgroup2DBlockStoreINTEL(i32, i32, i32, i32, ptr addrspace(4), ptr addrspace(4), i32, i32, i32, <2 x i32>)
declare spir_func void @__spirv_Subgroup2DBlockPrefetchINTEL(i32, i32, i32, i32, ptr addrspace(4), i32, i32, i32, <2 x i32>)
declare spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(4), i32)
