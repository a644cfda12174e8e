; The sizes of a block's local memory are addresses of the elements of the array that holds them.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %[[FIRST:.*]] = OpPtrAccessChain %_ptr_Function_ulong %sizes %ulong_0 %ulong_0
; CHECK-NEXT: %[[SECOND:.*]] = OpPtrAccessChain %_ptr_Function_ulong %sizes %ulong_0 %ulong_1
; CHECK:      OpEnqueueKernel {{.*}} %[[FIRST]] %[[SECOND]]

target triple = "spir64-unknown-unknown"

%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }

@literal = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) null }

define spir_func i32 @start(target("spirv.Queue") %queue, ptr %range) {
  %sizes = alloca [2 x i64]
  %first = getelementptr inbounds [2 x i64], ptr %sizes, i64 0, i64 0
  store i64 4, ptr %first
  %second = getelementptr inbounds i64, ptr %first, i64 1
  store i64 8, ptr %second
  %status = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @literal to ptr addrspace(4)), i32 2, ptr %first)
  ret i32 %status
}

define spir_kernel void @run(ptr addrspace(4) %block, ptr addrspace(3) %one, ptr addrspace(3) %two) {
  ret void
}

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)
