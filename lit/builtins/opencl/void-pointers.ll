; Parameters that OpenCL C declares as `void *` take pointers to bytes, also where the argument is used with another
; pointee type.
;
; Consumers look such functions up by the types of their parameters and define those for `void *` only.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %questions = OpFunction
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: {{.*}} = OpGenericPtrMemSemantics %uint %[[BYTES]]
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %[[GLOBAL:[0-9]+]] = OpGenericCastToPtrExplicit %_ptr_CrossWorkgroup_uchar %[[BYTES]] CrossWorkgroup
; CHECK-NEXT: %global = OpBitcast %_ptr_CrossWorkgroup_float %[[GLOBAL]]
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %[[LOCAL:[0-9]+]] = OpGenericCastToPtrExplicit %_ptr_Workgroup_uchar %[[BYTES]] Workgroup
; CHECK-NEXT: %local = OpBitcast %_ptr_Workgroup_ushort %[[LOCAL]]
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %[[PRIVATE:[0-9]+]] = OpGenericCastToPtrExplicit %_ptr_Function_uchar %[[BYTES]] Function
; CHECK-NEXT: %private = OpBitcast %_ptr_Function_uint %[[PRIVATE]]
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %global
; CHECK-NEXT: OpCaptureEventProfilingInfo %event %uint_1 %[[BYTES]]
; CHECK:      %pipes = OpFunction
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %read = OpReadPipe %uint %in %[[BYTES]] %uint_4 %uint_4
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %written = OpWritePipe %uint %out %[[BYTES]] %uint_4 %uint_4
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %again = OpReservedReadPipe %uint %in %id %uint_0 %[[BYTES]] %uint_4 %uint_4
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_Generic_uchar %p
; CHECK-NEXT: %once = OpReservedWritePipe %uint %out %id %uint_0 %[[BYTES]] %uint_4 %uint_4

target triple = "spir64-unknown-unknown"

define spir_func i32 @questions(ptr addrspace(4) %p, target("spirv.DeviceEvent") %event) {
  store float 1.0, ptr addrspace(4) %p
  %fence = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %p)
  %global = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %p)
  store float 2.0, ptr addrspace(1) %global
  %local = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %p)
  store i16 3, ptr addrspace(3) %local
  %private = call spir_func ptr @__to_private(ptr addrspace(4) %p)
  store i32 4, ptr %private
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %event, i32 1, ptr addrspace(1) %global)
  ret i32 %fence
}

define spir_func void @pipes(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %id, ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) %p
  %read = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %p, i32 4, i32 4)
  %written = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %p, i32 4, i32 4)
  %again = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %in, target("spirv.ReserveId") %id, i32 0, ptr addrspace(4) %p, i32 4, i32 4)
  %once = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %id, i32 0, ptr addrspace(4) %p, i32 4, i32 4)
  ret void
}

declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))
declare spir_func ptr @__to_private(ptr addrspace(4))
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32, ptr addrspace(1))
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
