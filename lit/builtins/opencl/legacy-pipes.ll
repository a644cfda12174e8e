; Pipes, reservations, queues and device events that LLVM declares as pointers.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK-DAG: %[[IN:.*]] = OpTypePipe ReadOnly
; CHECK-DAG: %[[OUT:.*]] = OpTypePipe WriteOnly
; CHECK-DAG: %[[RESERVED:.*]] = OpTypeReserveId
; CHECK:      %in = OpFunctionParameter %[[IN]]
; CHECK-NEXT: %out = OpFunctionParameter %[[OUT]]
; CHECK:      %id = OpReserveReadPipePackets %[[RESERVED]] %in
; CHECK:      OpReservedReadPipe %uint %in %id
; CHECK:      OpCommitReadPipe %in %id
; CHECK:      OpFunctionCall %uint %forward %out
; CHECK:      %queue = OpGetDefaultQueue %{{.*}}
; CHECK:      %event = OpCreateUserEvent %{{.*}}
; A null pointer is a constant of the required type: SPIRV-Tools' optimizer crashes on an OpBitcast of a null.
; CHECK-NOT:  OpBitcast
; CHECK:      OpEnqueueMarker %uint %queue
; CHECK:      OpReleaseEvent %event
; CHECK:      %forward = OpFunction
; CHECK-NEXT: %pipe = OpFunctionParameter %[[OUT]]
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_kernel void @move(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %p) !kernel_arg_access_qual !0 !kernel_arg_base_type !1 !kernel_arg_type_qual !2 {
  %packet = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %id = call spir_func ptr @__reserve_read_pipe(ptr addrspace(1) %in, i32 1, i32 4, i32 4)
  %read = call spir_func i32 @__read_pipe_4(ptr addrspace(1) %in, ptr %id, i32 0, ptr addrspace(4) %packet, i32 4, i32 4)
  call spir_func void @__commit_read_pipe(ptr addrspace(1) %in, ptr %id, i32 4, i32 4)
  %written = call spir_func i32 @forward(ptr addrspace(1) %out, ptr addrspace(4) %packet)
  %queue = call spir_func ptr @_Z17get_default_queuev()
  %event = call spir_func ptr @_Z17create_user_eventv()
  %place = alloca ptr, align 8
  store ptr %event, ptr %place, align 8
  %generic = addrspacecast ptr %place to ptr addrspace(4)
  %marked = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(ptr %queue, i32 1, ptr addrspace(4) %generic, ptr addrspace(4) null)
  call spir_func void @_Z13release_event12ocl_clkevent(ptr %event)
  ret void
}

define spir_func i32 @forward(ptr addrspace(1) %pipe, ptr addrspace(4) %packet) {
  %written = call spir_func i32 @__write_pipe_2(ptr addrspace(1) %pipe, ptr addrspace(4) %packet, i32 4, i32 4)
  ret i32 %written
}

declare spir_func ptr @__reserve_read_pipe(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @__read_pipe_4(ptr addrspace(1), ptr, i32, ptr addrspace(4), i32, i32)
declare spir_func void @__commit_read_pipe(ptr addrspace(1), ptr, i32, i32)
declare spir_func i32 @__write_pipe_2(ptr addrspace(1), ptr addrspace(4), i32, i32)
declare spir_func ptr @_Z17get_default_queuev()
declare spir_func ptr @_Z17create_user_eventv()
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(ptr, i32, ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z13release_event12ocl_clkevent(ptr)

!0 = !{!"read_only", !"write_only", !"none"}
!1 = !{!"int", !"int", !"int*"}
!2 = !{!"pipe", !"pipe", !""}
