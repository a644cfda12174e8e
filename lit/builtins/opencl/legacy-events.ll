; Events that LLVM declares as pointers: null is the null event, and variables can hold events.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK-DAG: %[[EVENT:.*]] = OpTypeEvent
; CHECK-DAG: %[[NONE:.*]] = OpConstantNull %[[EVENT]]
; CHECK-DAG: %[[POINTER:.*]] = OpTypePointer Function %[[EVENT]]
; CHECK:      %event = OpVariable %[[POINTER]] Function
; CHECK:      %first = OpGroupAsyncCopy %[[EVENT]] %uint_2 %tile %global %n %ulong_1 %[[NONE]]
; CHECK-NEXT: OpStore %event %first
; CHECK-NEXT: %again = OpLoad %[[EVENT]] %event
; CHECK-NEXT: %second = OpGroupAsyncCopy %[[EVENT]] %uint_2 %global %tile %n %ulong_4 %again
; CHECK-NEXT: OpStore %event %second
; CHECK:      OpGroupWaitEvents %uint_2 %uint_1 %{{.*}}

target triple = "spir64-unknown-unknown"

define spir_func void @copy(ptr addrspace(3) %tile, ptr addrspace(1) %global, i64 %n) {
  %event = alloca ptr, align 8
  %first = call spir_func ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %tile, ptr addrspace(1) %global, i64 %n, ptr null)
  store ptr %first, ptr %event, align 8
  %again = load ptr, ptr %event, align 8
  %second = call spir_func ptr @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) %global, ptr addrspace(3) %tile, i64 %n, i64 4, ptr %again)
  store ptr %second, ptr %event, align 8
  %generic = addrspacecast ptr %event to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %generic)
  ret void
}

declare spir_func ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)
declare spir_func ptr @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1), ptr addrspace(3), i64, i64, ptr)
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
