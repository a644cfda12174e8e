; A pointer to events is typed as well where only the name of a builtin says that it points to events.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers | FileCheck %s

; CHECK-DAG: %[[EVENT:.+]] = OpTypeEvent
; CHECK-DAG: %[[TYPED:.+]] = OpTypePointer Generic %[[EVENT]]

; CHECK:      %[[CAST:.+]] = OpBitcast %[[TYPED]] %events
; CHECK-NEXT: OpGroupWaitEvents %uint_2 %n %[[CAST]]

target triple = "spir64-unknown-unknown"

define spir_func void @wait(i32 %n, ptr addrspace(4) %events) {
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 %n, ptr addrspace(4) %events)
  ret void
}

declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
