; Queues, their events, and ndranges, which are returned through memory.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK: OpCapability DeviceEnqueue
; CHECK-DAG: %[[NONE:.*]] = OpConstant %ulong 0
; CHECK-DAG: %[[TWO:.*]] = OpTypeArray %ulong %ulong_2
; CHECK-DAG: %[[ZEROS:.*]] = OpConstantNull %[[TWO]]
; CHECK:      %queues = OpFunction
; CHECK:      %queue = OpGetDefaultQueue %Queue
; CHECK:      %event = OpCreateUserEvent %DeviceEvent
; CHECK:      %valid = OpIsValidEvent %bool %event
; CHECK:      OpRetainEvent %event
; CHECK:      OpReleaseEvent %event
; CHECK:      OpSetUserEventStatus %event %uint_0
; CHECK:      OpCaptureEventProfilingInfo %event %uint_1 %
; CHECK:      %marked = OpEnqueueMarker %uint %queue %uint_1 %{{.*}} %
; CHECK:      %[[RANGE:.*]] = OpBuildNDRange %struct_ndrange_t %n %[[NONE]] %[[NONE]]
; CHECK-NEXT: OpStore %range %[[RANGE]] Aligned 8
; The offset comes first in OpenCL C and last in SPIR-V.
; CHECK:      %[[RANGE:.*]] = OpBuildNDRange %struct_ndrange_t %n %m %o
; CHECK:      %[[SIZE:.*]] = OpLoad %[[TWO]]
; CHECK:      OpBuildNDRange %struct_ndrange_t %[[SIZE]] %[[ZEROS]] %[[ZEROS]]
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

%struct_ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_func void @queues(ptr addrspace(4) %events, ptr addrspace(1) %info, i64 %n, i64 %m, i64 %o, ptr %sizes) {
  %range = alloca %struct_ndrange_t, align 8
  %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  %event = call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
  %valid = call spir_func i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %event)
  call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %event)
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %event)
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %event, i32 0)
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %event, i32 1, ptr addrspace(1) %info)
  %marked = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %queue, i32 1, ptr addrspace(4) %events, ptr addrspace(4) %events)
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct_ndrange_t) align 8 %range, i64 %n)
  call spir_func void @_Z10ndrange_1Dmmm(ptr sret(%struct_ndrange_t) align 8 %range, i64 %o, i64 %n, i64 %m)
  call spir_func void @_Z10ndrange_2DPKm(ptr sret(%struct_ndrange_t) align 8 %range, ptr %sizes)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
declare spir_func i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent"))
declare spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent"))
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent"))
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32)
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32, ptr addrspace(1))
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct_ndrange_t) align 8, i64)
declare spir_func void @_Z10ndrange_1Dmmm(ptr sret(%struct_ndrange_t) align 8, i64, i64, i64)
declare spir_func void @_Z10ndrange_2DPKm(ptr sret(%struct_ndrange_t) align 8, ptr)
