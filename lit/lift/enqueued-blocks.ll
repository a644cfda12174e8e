; A block that is enqueued comes back as the function that clang calls, with the kernel of the block as a constant, and
; translates to SPIR-V again. The kernel is not called, so it stays the entry point itself.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o %t.cl.ll
; RUN: FileCheck %s --input-file %t.cl.ll --check-prefixes=CHECK,CL
; RUN: llvm-spirv-rs %t.cl.ll --spirv-tools-dis | FileCheck %s --check-prefix=AGAIN
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.spv -o - | FileCheck %s --check-prefix=CL12
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o %t.spv.ll
; RUN: FileCheck %s --input-file %t.spv.ll --check-prefixes=CHECK,SPV
; RUN: llvm-spirv-rs %t.spv.ll --spirv-tools-dis | FileCheck %s --check-prefix=AGAIN

; CL:    call spir_func i32 @__enqueue_kernel_basic({{.*}}, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) {{%[0-9]+}})
; SPV:   call spir_func i32 @_Z21__spirv_EnqueueKernel{{.*}} ptr @run,
; CHECK: call i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) {{%[a-z0-9]+}})

; AGAIN:     OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "run"
; AGAIN:     %start = OpFunction
; AGAIN:     OpEnqueueKernel %uint %queue %uint_1 %range {{.*}} %[[KERNEL]] %{{.*}} %uint_8 %uint_4
; AGAIN:     OpGetKernelWorkGroupSize %uint %[[KERNEL]]
; AGAIN:     %[[KERNEL]] = OpFunction
; AGAIN-NOT: OpFunction{{ }}

; OpenCL C 1.2 has no function for it.
; CL12: call spir_func i32 @_Z21__spirv_EnqueueKernel9ocl_queuei7ndrangeiPU3AS412ocl_clkeventS3_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue") %queue, i32 1, ptr %range, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr @run, ptr addrspace(4) %{{[0-9]+}}, i32 8, i32 4)

target triple = "spir64-unknown-unknown"

%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_func void @start(target("spirv.Queue") %queue) {
  %range = alloca %ndrange, align 8
  %literal = alloca { i32, i32 }, align 4
  %block = addrspacecast ptr %literal to ptr addrspace(4)
  %a = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 1, ptr %range, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %block)
  %b = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %block)
  ret void
}

define spir_kernel void @run(ptr addrspace(4) %block) {
  store i32 1, ptr addrspace(4) %block, align 4
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))
