; A pointer argument gets the pointee type of the mangled name, independent of its other uses; `void` becomes bytes.
;
; Consumers look functions up by the types of their parameters.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch --spirv-tools-dis | FileCheck %s
;
; CHECK:      %named = OpFunction
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %semantics = OpGenericPtrMemSemantics %uint %[[BYTES]]
; CHECK-NEXT: %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %[[GLOBAL:[0-9]+]] = OpGenericCastToPtrExplicit %_ptr_CrossWorkgroup_uchar %[[BYTES]] CrossWorkgroup
; CHECK-NEXT: %global = OpBitcast %_ptr_CrossWorkgroup_float %[[GLOBAL]]
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %global
; CHECK-NEXT: OpCaptureEventProfilingInfo %event %uint_1 %[[BYTES]]
; CHECK-NEXT: %[[FLOATS:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_v4float %global
; CHECK-NEXT: {{.*}} = OpExtInst %void {{.*}} prefetch %[[FLOATS]] %ulong_2
; CHECK-NEXT: %[[BYTES:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %global
; CHECK-NEXT: {{.*}} = OpExtInst %void {{.*}} prefetch %[[BYTES]] %ulong_3
; CHECK-NEXT: %[[BITS:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ushort %global
; CHECK-NEXT: {{.*}} = OpExtInst %void {{.*}} prefetch %[[BITS]] %ulong_4
; CHECK-NEXT: %[[WORDS:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %global
; CHECK-NEXT: OpSubgroupBlockPrefetchINTEL %[[WORDS]] %uint_8

target triple = "spir64-unknown-unknown"

define spir_func i32 @named(ptr addrspace(4) %p, target("spirv.DeviceEvent") %event) {
  store float 1.0, ptr addrspace(4) %p
  %semantics = call spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4Kv(ptr addrspace(4) %p)
  %global = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4) %p, i32 5)
  store float 2.0, ptr addrspace(1) %global
  call spir_func void @_Z33__spirv_CaptureEventProfilingInfo12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %event, i32 1, ptr addrspace(1) %global)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1KDv4_fm(ptr addrspace(1) %global, i64 2)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kvm(ptr addrspace(1) %global, i64 3)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1KDF16bm(ptr addrspace(1) %global, i64 4)
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Kjj(ptr addrspace(1) %global, i32 8)
  ret i32 %semantics
}

declare spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4Kv(ptr addrspace(4))
declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4), i32)
declare spir_func void @_Z33__spirv_CaptureEventProfilingInfo12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32, ptr addrspace(1))
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1KDv4_fm(ptr addrspace(1), i64)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kvm(ptr addrspace(1), i64)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1KDF16bm(ptr addrspace(1), i64)
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Kjj(ptr addrspace(1), i32)
