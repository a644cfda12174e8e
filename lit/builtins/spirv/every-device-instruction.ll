; Each instruction of pipes, queues, events and kernels, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Pipes
; CHECK-NEXT: OpCapability DeviceEnqueue
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability SubgroupDispatch
; CHECK-NEXT: OpCapability PipeStorage
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %place Alignment 8

target triple = "spir64-unknown-unknown"

%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }
%left = type { i32, float }
%right = type { i32, float }

@pair = addrspace(1) global { i32, float } zeroinitializer

; CHECK-LABEL: %invoke = OpFunction {{.*}}
; CHECK-NEXT: %block = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define internal spir_func void @invoke(ptr addrspace(4) %block) {
  ret void
}

declare spir_func void @__spirv_BuildNDRange(ptr sret(%ndrange), i64, i64, i64)

; CHECK-LABEL: %call_BuildNDRange = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %ulong
; CHECK-NEXT: %a1 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %place = OpVariable %_ptr_Function_ndrange Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBuildNDRange %ndrange %a0 %a1 %a2
; CHECK-NEXT: OpStore %place [[V0]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_BuildNDRange(i64 %a0, i64 %a1, i64 %a2) {
  %place = alloca %ndrange
  call spir_func void @__spirv_BuildNDRange(ptr sret(%ndrange) %place, i64 %a0, i64 %a1, i64 %a2)
  ret void
}

declare spir_func void @__spirv_CaptureEventProfilingInfo(target("spirv.DeviceEvent"), i32, ptr addrspace(1))

; CHECK-LABEL: %call_CaptureEventProfilingInfo = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %DeviceEvent
; CHECK-NEXT: %a2_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCaptureEventProfilingInfo %a0_0 %uint_1 %a2_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CaptureEventProfilingInfo(target("spirv.DeviceEvent") %a0, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_CaptureEventProfilingInfo(target("spirv.DeviceEvent") %a0, i32 1, ptr addrspace(1) %a2)
  ret void
}

declare spir_func void @__spirv_CommitReadPipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)

; CHECK-LABEL: %call_CommitReadPipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a1_0 = OpFunctionParameter %ReserveId
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCommitReadPipe %a0_1 %a1_0 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CommitReadPipe(target("spirv.Pipe", 0) %a0, target("spirv.ReserveId") %a1) {
  call spir_func void @__spirv_CommitReadPipe(target("spirv.Pipe", 0) %a0, target("spirv.ReserveId") %a1, i32 4, i32 4)
  ret void
}

declare spir_func void @__spirv_CommitWritePipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

; CHECK-LABEL: %call_CommitWritePipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a1_1 = OpFunctionParameter %ReserveId
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCommitWritePipe %a0_2 %a1_1 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CommitWritePipe(target("spirv.Pipe", 1) %a0, target("spirv.ReserveId") %a1) {
  call spir_func void @__spirv_CommitWritePipe(target("spirv.Pipe", 1) %a0, target("spirv.ReserveId") %a1, i32 4, i32 4)
  ret void
}

declare spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage"))

; CHECK-LABEL: %call_CreatePipeFromPipeStorage = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter %PipeStorage
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpCreatePipeFromPipeStorage %PipeReadOnly %a0_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CreatePipeFromPipeStorage(target("spirv.PipeStorage") %a0) {
  %r = call spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage") %a0)
  ret void
}

declare spir_func target("spirv.DeviceEvent") @__spirv_CreateUserEvent()

; CHECK-LABEL: %call_CreateUserEvent = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpCreateUserEvent %DeviceEvent
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CreateUserEvent() {
  %r = call spir_func target("spirv.DeviceEvent") @__spirv_CreateUserEvent()
  ret void
}

declare spir_func i32 @__spirv_EnqueueKernel(target("spirv.Queue"), i32, %ndrange, i32, ptr addrspace(4), ptr addrspace(4), ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_EnqueueKernel = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter %Queue
; CHECK-NEXT: %a1_2 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_1 = OpFunctionParameter %ndrange
; CHECK-NEXT: %a3 = OpFunctionParameter %uint
; CHECK-NEXT: %a4 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a5 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a7 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a8 = OpFunctionParameter %uint
; CHECK-NEXT: %a9 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_DeviceEvent %a4
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %_ptr_Generic_DeviceEvent %a5
; CHECK-NEXT: %r_1 = OpEnqueueKernel %uint %a0_4 %a1_2 %a2_1 %a3 [[V0]] [[V1]] %invoke %a7 %a8 %a9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_EnqueueKernel(target("spirv.Queue") %a0, i32 %a1, %ndrange %a2, i32 %a3, ptr addrspace(4) %a4, ptr addrspace(4) %a5, ptr addrspace(4) %a7, i32 %a8, i32 %a9) {
  %r = call spir_func i32 @__spirv_EnqueueKernel(target("spirv.Queue") %a0, i32 %a1, %ndrange %a2, i32 %a3, ptr addrspace(4) %a4, ptr addrspace(4) %a5, ptr @invoke, ptr addrspace(4) %a7, i32 %a8, i32 %a9)
  ret void
}

declare spir_func i32 @__spirv_EnqueueMarker(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4))

; CHECK-LABEL: %call_EnqueueMarker = OpFunction {{.*}}
; CHECK-NEXT: %a0_5 = OpFunctionParameter %Queue
; CHECK-NEXT: %a1_3 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_2 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_0 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_DeviceEvent %a2_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %_ptr_Generic_DeviceEvent %a3_0
; CHECK-NEXT: %r_2 = OpEnqueueMarker %uint %a0_5 %a1_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_EnqueueMarker(target("spirv.Queue") %a0, i32 %a1, ptr addrspace(4) %a2, ptr addrspace(4) %a3) {
  %r = call spir_func i32 @__spirv_EnqueueMarker(target("spirv.Queue") %a0, i32 %a1, ptr addrspace(4) %a2, ptr addrspace(4) %a3)
  ret void
}

declare spir_func target("spirv.Queue") @__spirv_GetDefaultQueue()

; CHECK-LABEL: %call_GetDefaultQueue = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpGetDefaultQueue %Queue
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetDefaultQueue() {
  %r = call spir_func target("spirv.Queue") @__spirv_GetDefaultQueue()
  ret void
}

declare spir_func i32 @__spirv_GetKernelLocalSizeForSubgroupCount(i32, ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelLocalSizeForSubgroupCount = OpFunction {{.*}}
; CHECK-NEXT: %a0_6 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_3 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_1 = OpFunctionParameter %uint
; CHECK-NEXT: %a4_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpGetKernelLocalSizeForSubgroupCount %uint %a0_6 %invoke %a2_3 %a3_1 %a4_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelLocalSizeForSubgroupCount(i32 %a0, ptr addrspace(4) %a2, i32 %a3, i32 %a4) {
  %r = call spir_func i32 @__spirv_GetKernelLocalSizeForSubgroupCount(i32 %a0, ptr @invoke, ptr addrspace(4) %a2, i32 %a3, i32 %a4)
  ret void
}

declare spir_func i32 @__spirv_GetKernelMaxNumSubgroups(ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelMaxNumSubgroups = OpFunction {{.*}}
; CHECK-NEXT: %a1_4 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a2_4 = OpFunctionParameter %uint
; CHECK-NEXT: %a3_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_5 = OpGetKernelMaxNumSubgroups %uint %invoke %a1_4 %a2_4 %a3_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelMaxNumSubgroups(ptr addrspace(4) %a1, i32 %a2, i32 %a3) {
  %r = call spir_func i32 @__spirv_GetKernelMaxNumSubgroups(ptr @invoke, ptr addrspace(4) %a1, i32 %a2, i32 %a3)
  ret void
}

declare spir_func i32 @__spirv_GetKernelNDrangeMaxSubGroupSize(%ndrange, ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelNDrangeMaxSubGroupSize = OpFunction {{.*}}
; CHECK-NEXT: %a0_7 = OpFunctionParameter %ndrange
; CHECK-NEXT: %a2_5 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_3 = OpFunctionParameter %uint
; CHECK-NEXT: %a4_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpGetKernelNDrangeMaxSubGroupSize %uint %a0_7 %invoke %a2_5 %a3_3 %a4_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelNDrangeMaxSubGroupSize(%ndrange %a0, ptr addrspace(4) %a2, i32 %a3, i32 %a4) {
  %r = call spir_func i32 @__spirv_GetKernelNDrangeMaxSubGroupSize(%ndrange %a0, ptr @invoke, ptr addrspace(4) %a2, i32 %a3, i32 %a4)
  ret void
}

declare spir_func i32 @__spirv_GetKernelNDrangeSubGroupCount(%ndrange, ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelNDrangeSubGroupCount = OpFunction {{.*}}
; CHECK-NEXT: %a0_8 = OpFunctionParameter %ndrange
; CHECK-NEXT: %a2_6 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_4 = OpFunctionParameter %uint
; CHECK-NEXT: %a4_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_7 = OpGetKernelNDrangeSubGroupCount %uint %a0_8 %invoke %a2_6 %a3_4 %a4_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelNDrangeSubGroupCount(%ndrange %a0, ptr addrspace(4) %a2, i32 %a3, i32 %a4) {
  %r = call spir_func i32 @__spirv_GetKernelNDrangeSubGroupCount(%ndrange %a0, ptr @invoke, ptr addrspace(4) %a2, i32 %a3, i32 %a4)
  ret void
}

declare spir_func i32 @__spirv_GetKernelPreferredWorkGroupSizeMultiple(ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelPreferredWorkGroupSizeMultiple = OpFunction {{.*}}
; CHECK-NEXT: %a1_5 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a2_7 = OpFunctionParameter %uint
; CHECK-NEXT: %a3_5 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoke %a1_5 %a2_7 %a3_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelPreferredWorkGroupSizeMultiple(ptr addrspace(4) %a1, i32 %a2, i32 %a3) {
  %r = call spir_func i32 @__spirv_GetKernelPreferredWorkGroupSizeMultiple(ptr @invoke, ptr addrspace(4) %a1, i32 %a2, i32 %a3)
  ret void
}

declare spir_func i32 @__spirv_GetKernelWorkGroupSize(ptr, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_GetKernelWorkGroupSize = OpFunction {{.*}}
; CHECK-NEXT: %a1_6 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a2_8 = OpFunctionParameter %uint
; CHECK-NEXT: %a3_6 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_9 = OpGetKernelWorkGroupSize %uint %invoke %a1_6 %a2_8 %a3_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetKernelWorkGroupSize(ptr addrspace(4) %a1, i32 %a2, i32 %a3) {
  %r = call spir_func i32 @__spirv_GetKernelWorkGroupSize(ptr @invoke, ptr addrspace(4) %a1, i32 %a2, i32 %a3)
  ret void
}

declare spir_func i32 @__spirv_GetMaxPipePackets(target("spirv.Pipe", 0), i32, i32)

; CHECK-LABEL: %call_GetMaxPipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a0_9 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_10 = OpGetMaxPipePackets %uint %a0_9 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetMaxPipePackets(target("spirv.Pipe", 0) %a0) {
  %r = call spir_func i32 @__spirv_GetMaxPipePackets(target("spirv.Pipe", 0) %a0, i32 4, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GetNumPipePackets(target("spirv.Pipe", 0), i32, i32)

; CHECK-LABEL: %call_GetNumPipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a0_10 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_11 = OpGetNumPipePackets %uint %a0_10 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GetNumPipePackets(target("spirv.Pipe", 0) %a0) {
  %r = call spir_func i32 @__spirv_GetNumPipePackets(target("spirv.Pipe", 0) %a0, i32 4, i32 4)
  ret void
}

declare spir_func i1 @__spirv_IsValidEvent(target("spirv.DeviceEvent"))

; CHECK-LABEL: %call_IsValidEvent = OpFunction {{.*}}
; CHECK-NEXT: %a0_11 = OpFunctionParameter %DeviceEvent
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_12 = OpIsValidEvent %bool %a0_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsValidEvent(target("spirv.DeviceEvent") %a0) {
  %r = call spir_func i1 @__spirv_IsValidEvent(target("spirv.DeviceEvent") %a0)
  ret void
}

declare spir_func i1 @__spirv_IsValidReserveId(target("spirv.ReserveId"))

; CHECK-LABEL: %call_IsValidReserveId = OpFunction {{.*}}
; CHECK-NEXT: %a0_12 = OpFunctionParameter %ReserveId
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_13 = OpIsValidReserveId %bool %a0_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsValidReserveId(target("spirv.ReserveId") %a0) {
  %r = call spir_func i1 @__spirv_IsValidReserveId(target("spirv.ReserveId") %a0)
  ret void
}

declare spir_func i32 @__spirv_ReadPipe(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_ReadPipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_13 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a1_7 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_14 = OpReadPipe %uint %a0_13 %a1_7 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReadPipe(target("spirv.Pipe", 0) %a0, ptr addrspace(4) %a1) {
  %r = call spir_func i32 @__spirv_ReadPipe(target("spirv.Pipe", 0) %a0, ptr addrspace(4) %a1, i32 4, i32 4)
  ret void
}

declare spir_func void @__spirv_ReleaseEvent(target("spirv.DeviceEvent"))

; CHECK-LABEL: %call_ReleaseEvent = OpFunction {{.*}}
; CHECK-NEXT: %a0_14 = OpFunctionParameter %DeviceEvent
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReleaseEvent %a0_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReleaseEvent(target("spirv.DeviceEvent") %a0) {
  call spir_func void @__spirv_ReleaseEvent(target("spirv.DeviceEvent") %a0)
  ret void
}

declare spir_func target("spirv.ReserveId") @__spirv_ReserveReadPipePackets(target("spirv.Pipe", 0), i32, i32, i32)

; CHECK-LABEL: %call_ReserveReadPipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a0_15 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a1_8 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_15 = OpReserveReadPipePackets %ReserveId %a0_15 %a1_8 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReserveReadPipePackets(target("spirv.Pipe", 0) %a0, i32 %a1) {
  %r = call spir_func target("spirv.ReserveId") @__spirv_ReserveReadPipePackets(target("spirv.Pipe", 0) %a0, i32 %a1, i32 4, i32 4)
  ret void
}

declare spir_func target("spirv.ReserveId") @__spirv_ReserveWritePipePackets(target("spirv.Pipe", 1), i32, i32, i32)

; CHECK-LABEL: %call_ReserveWritePipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a0_16 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a1_9 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_16 = OpReserveWritePipePackets %ReserveId %a0_16 %a1_9 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReserveWritePipePackets(target("spirv.Pipe", 1) %a0, i32 %a1) {
  %r = call spir_func target("spirv.ReserveId") @__spirv_ReserveWritePipePackets(target("spirv.Pipe", 1) %a0, i32 %a1, i32 4, i32 4)
  ret void
}

declare spir_func i32 @__spirv_ReservedReadPipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_ReservedReadPipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_17 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a1_10 = OpFunctionParameter %ReserveId
; CHECK-NEXT: %a2_9 = OpFunctionParameter %uint
; CHECK-NEXT: %a3_7 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_17 = OpReservedReadPipe %uint %a0_17 %a1_10 %a2_9 %a3_7 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReservedReadPipe(target("spirv.Pipe", 0) %a0, target("spirv.ReserveId") %a1, i32 %a2, ptr addrspace(4) %a3) {
  %r = call spir_func i32 @__spirv_ReservedReadPipe(target("spirv.Pipe", 0) %a0, target("spirv.ReserveId") %a1, i32 %a2, ptr addrspace(4) %a3, i32 4, i32 4)
  ret void
}

declare spir_func i32 @__spirv_ReservedWritePipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_ReservedWritePipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_18 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a1_11 = OpFunctionParameter %ReserveId
; CHECK-NEXT: %a2_10 = OpFunctionParameter %uint
; CHECK-NEXT: %a3_8 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_18 = OpReservedWritePipe %uint %a0_18 %a1_11 %a2_10 %a3_8 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ReservedWritePipe(target("spirv.Pipe", 1) %a0, target("spirv.ReserveId") %a1, i32 %a2, ptr addrspace(4) %a3) {
  %r = call spir_func i32 @__spirv_ReservedWritePipe(target("spirv.Pipe", 1) %a0, target("spirv.ReserveId") %a1, i32 %a2, ptr addrspace(4) %a3, i32 4, i32 4)
  ret void
}

declare spir_func void @__spirv_RetainEvent(target("spirv.DeviceEvent"))

; CHECK-LABEL: %call_RetainEvent = OpFunction {{.*}}
; CHECK-NEXT: %a0_19 = OpFunctionParameter %DeviceEvent
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpRetainEvent %a0_19
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_RetainEvent(target("spirv.DeviceEvent") %a0) {
  call spir_func void @__spirv_RetainEvent(target("spirv.DeviceEvent") %a0)
  ret void
}

declare spir_func void @__spirv_SetUserEventStatus(target("spirv.DeviceEvent"), i32)

; CHECK-LABEL: %call_SetUserEventStatus = OpFunction {{.*}}
; CHECK-NEXT: %a0_20 = OpFunctionParameter %DeviceEvent
; CHECK-NEXT: %a1_12 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpSetUserEventStatus %a0_20 %a1_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SetUserEventStatus(target("spirv.DeviceEvent") %a0, i32 %a1) {
  call spir_func void @__spirv_SetUserEventStatus(target("spirv.DeviceEvent") %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_WritePipe(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

; CHECK-LABEL: %call_WritePipe = OpFunction {{.*}}
; CHECK-NEXT: %a0_21 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a1_13 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_19 = OpWritePipe %uint %a0_21 %a1_13 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_WritePipe(target("spirv.Pipe", 1) %a0, ptr addrspace(4) %a1) {
  %r = call spir_func i32 @__spirv_WritePipe(target("spirv.Pipe", 1) %a0, ptr addrspace(4) %a1, i32 4, i32 4)
  ret void
}
