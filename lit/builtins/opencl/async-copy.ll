; async_work_group_copy becomes OpGroupAsyncCopy with a stride; the mangled name gives the element type.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: %[[EVENT:.*]] = OpTypeEvent
; CHECK-DAG: %[[NONE:.*]] = OpConstantNull %[[EVENT]]
; CHECK:      %copy = OpFunction
; CHECK:      %[[EVENTS:.*]] = OpVariable %_ptr_Function_
; CHECK:      %in = OpGroupAsyncCopy %[[EVENT]] %uint_2 %tile %global %n %ulong_1 %[[NONE]]
; CHECK:      %out = OpGroupAsyncCopy %[[EVENT]] %uint_2 %global %tile %n %ulong_4 %in
; CHECK:      OpGroupWaitEvents %uint_2 %uint_1 %[[EVENTS]]
; CHECK:      OpExtInst %void %1 prefetch %global %n
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @copy(ptr addrspace(3) %tile, ptr addrspace(1) %global, i64 %n) {
  %events = alloca target("spirv.Event"), align 8
  %in = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %tile, ptr addrspace(1) %global, i64 %n, target("spirv.Event") zeroinitializer)
  %out = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) %global, ptr addrspace(3) %tile, i64 %n, i64 4, target("spirv.Event") %in)
  store target("spirv.Event") %out, ptr %events, align 8
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %events)
  call spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) %global, i64 %n)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mm9ocl_event(ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)
declare spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1), i64)
