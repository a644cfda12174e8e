; Enqueued blocks: SPIR-V names the kernel that invokes the block and passes the block as bytes. The size is that of the
; variable that holds the block or, if no such variable is found, is read from the block.
;
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/blocks.ll --spirv-tools-dis | FileCheck %s
; CHECK: OpCapability DeviceEnqueue
; CHECK-NOT: OpCapability FunctionPointersINTEL
; CHECK: OpEntryPoint Kernel %[[KERNEL:.*]] "run"
; CHECK:     OpEntryPoint Kernel %[[RUNWITH:[0-9]+]] "run_with"
; CHECK-DAG: %[[EVENT:.*]] = OpTypeDeviceEvent
; CHECK-DAG: %[[EVENTS:.*]] = OpTypePointer Generic %[[EVENT]]
; CHECK-DAG: %[[NONE:.*]] = OpConstantNull %[[EVENTS]]
; CHECK:      %start = OpFunction
; CHECK:      %[[BYTES:.*]] = OpBitcast %_ptr_Generic_uchar %block
; CHECK-NEXT: %a = OpEnqueueKernel %uint %queue %uint_1 %range %uint_0 %[[NONE]] %[[NONE]] %[[KERNEL]] %[[BYTES]] %uint_24 %uint_8
; CHECK:      %b = OpEnqueueKernel %uint %queue %uint_0 %range %uint_1 %{{.*}} %{{.*}} %[[KERNEL]] %{{.*}} %uint_24 %uint_8
; CHECK:      %[[FIRST:.*]] = OpBitcast %_ptr_Function_ulong %sizes
; CHECK-NEXT: %[[SECOND:.*]] = OpInBoundsPtrAccessChain %_ptr_Function_ulong %[[FIRST]] %ulong_1
; CHECK:      %c = OpEnqueueKernel %uint %queue %uint_2 %range %uint_0 %[[NONE]] %[[NONE]] %[[RUNWITH]] %{{.*}} %uint_24 %uint_8 %[[FIRST]] %[[SECOND]]
; CHECK:      %d = OpGetKernelNDrangeSubGroupCount %uint %range %[[KERNEL]] %{{.*}} %uint_8 %uint_8
; CHECK:      %[[SIZE:.*]] = OpLoad %uint %{{.*}} Aligned 4
; CHECK:      %[[ALIGNMENT:.*]] = OpLoad %uint %{{.*}} Aligned 4
; CHECK:      %e = OpGetKernelWorkGroupSize %uint %[[KERNEL]] %{{.*}} %[[SIZE]] %[[ALIGNMENT]]
; CHECK:      %f = OpGetKernelWorkGroupSize %uint %[[RUNWITH]] %{{.*}}
; CHECK:      %[[KERNEL]] = OpFunction %void
; CHECK-NEXT: OpFunctionParameter %_ptr_Generic_uchar
;
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; UNKNOWN:      InvalidInstruction: Can't translate llvm instruction:
; UNKNOWN-NEXT: cannot determine the block that is enqueued
; UNKNOWN-NEXT: at %e = call
;
; RUN: not llvm-spirv-rs %t/locals.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LOCALS
; LOCALS:      InvalidInstruction: Can't translate llvm instruction:
; LOCALS-NEXT: a builtin function does not take these arguments: %a = call

;--- blocks.ll
target triple = "spir64-unknown-unknown"

%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }
%literal_t = type { i32, i32, ptr addrspace(4), i32 }

@empty = internal addrspace(1) constant { i32, i32 } { i32 8, i32 4 }, align 4

define spir_func void @start(target("spirv.Queue") %queue, ptr addrspace(4) %known, ptr addrspace(4) %event) {
  %range = alloca %ndrange, align 8
  %literal = alloca %literal_t, align 8
  %sizes = alloca [2 x i64], align 8
  %block = addrspacecast ptr %literal to ptr addrspace(4)
  %a = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 1, ptr %range, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %block)
  %b = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 0, ptr %range, i32 1, ptr addrspace(4) %event, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %block)
  %c = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %queue, i32 2, ptr %range, ptr addrspace(4) addrspacecast (ptr @run_with to ptr addrspace(4)), ptr addrspace(4) %block, i32 2, ptr %sizes)
  %d = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %range, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @empty to ptr addrspace(4)))
  %e = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %known)
  %f = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @run_with to ptr addrspace(4)), ptr addrspace(4) %known)
  ret void
}

define spir_kernel void @run(ptr addrspace(4) %block) {
  %place = getelementptr inbounds %literal_t, ptr addrspace(4) %block, i32 0, i32 3
  store i32 1, ptr addrspace(4) %place, align 4
  ret void
}

define spir_kernel void @run_with(ptr addrspace(4) %block, ptr addrspace(3) %a, ptr addrspace(3) %b) {
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)
declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))

;--- unknown.ll
target triple = "spir64-unknown-unknown"
define spir_func i32 @ask(ptr addrspace(4) %kernel, ptr addrspace(4) %block) {
  %e = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) %kernel, ptr addrspace(4) %block)
  ret i32 %e
}
declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))

;--- locals.ll
target triple = "spir64-unknown-unknown"
define spir_func i32 @start(target("spirv.Queue") %queue, ptr %range, ptr addrspace(4) %block) {
  %a = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 1, ptr %range, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %block)
  ret i32 %a
}
define spir_kernel void @run(ptr addrspace(4) %block, ptr addrspace(3) %memory) {
  ret void
}
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
