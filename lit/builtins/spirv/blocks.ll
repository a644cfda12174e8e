; Copies and block reads: both pointers of a copy have one pointee type, the pointer of a block read points to one
; element of the block.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_subgroups | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: %local = OpFunctionParameter %_ptr_Workgroup_float
; CHECK: %global = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK: %event = OpGroupAsyncCopy %Event %uint_2 %local %global %ulong_16 %ulong_1 {{%[0-9]+}}
; CHECK: OpGroupWaitEvents %uint_2 %uint_1
; CHECK: [[BLOCK:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ushort %global
; CHECK: %block = OpSubgroupBlockReadINTEL %v4ushort [[BLOCK]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroups
; REFUSED-NEXT: {{.*}}SPV_INTEL_subgroups

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3fPU3AS1Kfmm9ocl_event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func void @_Z23__spirv_GroupWaitEventsjiP9ocl_event(i32, i32, ptr)
declare spir_func <4 x i16> @_Z38__spirv_SubgroupBlockReadINTEL_Rshort4PU3AS1Kt(ptr addrspace(1))

define spir_func void @f(ptr addrspace(3) %local, ptr addrspace(1) %global) {
  %place = alloca target("spirv.Event")
  %event = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3fPU3AS1Kfmm9ocl_event(i32 2, ptr addrspace(3) %local, ptr addrspace(1) %global, i64 16, i64 1, target("spirv.Event") zeroinitializer)
  store target("spirv.Event") %event, ptr %place
  call spir_func void @_Z23__spirv_GroupWaitEventsjiP9ocl_event(i32 2, i32 1, ptr %place)
  %block = call spir_func <4 x i16> @_Z38__spirv_SubgroupBlockReadINTEL_Rshort4PU3AS1Kt(ptr addrspace(1) %global)
  ret void
}
