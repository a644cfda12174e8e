; The number of elements of an asynchronous work-group copy has the width of a pointer.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WIDE
; RUN: sed 's/spir64/spir/; s/i64/i32/g; s/Kfm9/Kfj9/' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-tools-dis | FileCheck %s --check-prefix=NARROW

; WIDE:   OpMemoryModel Physical64
; WIDE:   OpGroupAsyncCopy %{{.*}} %uint_2 %to %from %n %ulong_1
; NARROW: OpMemoryModel Physical32
; NARROW: OpGroupAsyncCopy %{{.*}} %uint_2 %to %from %n %uint_1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %n) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %n, target("spirv.Event") zeroinitializer)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
