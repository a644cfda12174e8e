; SPIR-V forbids calls of entry points: a called kernel, directly or through an alias, becomes an ordinary function with
; a separate entry point that calls it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpEntryPoint Kernel %[[ENTRY:[0-9]+]] "called"
; CHECK-DAG:  OpEntryPoint Kernel %[[CALLER:[0-9]+]] "caller"
; CHECK:      OpExecutionMode %[[ENTRY]] LocalSize 8 1 1
; CHECK-NOT:  LinkageAttributes

; CHECK:      %[[BODY:called_body]] = OpFunction %void None
; CHECK-NEXT: %out = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: %flag = OpFunctionParameter %uchar
; CHECK:      OpFunctionEnd
; CHECK-NEXT: %[[ENTRY]] = OpFunction %void None
; CHECK-NEXT: %[[OUT:.*]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: %[[FLAG:.*]] = OpFunctionParameter %uchar
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpFunctionCall %void %[[BODY]] %[[OUT]] %[[FLAG]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[CALLER]] = OpFunction %void None
; CHECK:      %[[BYTE:[0-9]+]] = OpSelect %uchar %{{.*}} %uchar_1 %uchar_0
; CHECK-NEXT: OpFunctionCall %void %[[BODY]] %{{.*}} %[[BYTE]]
; CHECK:      OpFunctionCall %void %[[BODY]]

target triple = "spir64-unknown-unknown"

@other = internal alias void (ptr addrspace(1), i1), ptr @called

define spir_kernel void @called(ptr addrspace(1) %out, i1 %flag) !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @caller(ptr addrspace(1) %out, i32 %n) {
  %flag = icmp eq i32 %n, 0
  call spir_func void @called(ptr addrspace(1) %out, i1 %flag)
  call spir_func void @other(ptr addrspace(1) %out, i1 %flag)
  ret void
}

!0 = !{i32 8}
