; An annotation of a pointer that has the id of its operand does not decorate the other uses of that operand.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_cache_controls | FileCheck %s

; CHECK-DAG: OpDecorate %[[COPY:[0-9]+]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %laundered CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %before_cast CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %own_parameter CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %own CacheControlLoadINTEL 0 CachedINTEL
; CHECK-NOT: CacheControlLoadINTEL

; CHECK:      %g = OpPtrAccessChain
; CHECK-NEXT: %[[COPY]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint %g %uint_0
; CHECK-NEXT: %frozen_only = OpBitcast %_ptr_CrossWorkgroup_uchar %[[COPY]]
; CHECK-NEXT: %[[NUMBER:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %frozen_only
; CHECK-NEXT: OpStore %[[NUMBER]] %uint_7
; CHECK-NEXT: OpStore %g %uint_8
; CHECK:      %h = OpPtrAccessChain
; CHECK-NEXT: %laundered = OpBitcast %_ptr_CrossWorkgroup_uchar %h
; CHECK-NEXT: %[[NUMBER2:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %laundered
; CHECK-NEXT: OpStore %[[NUMBER2]] %uint_7
; CHECK-NEXT: OpStore %h %uint_8
; CHECK:      %own = OpPtrAccessChain
; CHECK-NEXT: %annotated = OpBitcast %_ptr_CrossWorkgroup_uchar %own

target triple = "spir64-unknown-unknown"

@cached = private addrspace(1) constant [16 x i8] c"{6442:\220\22,\221\22}\00\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))

define spir_kernel void @freeze(ptr addrspace(1) %p, i64 %i) {
  %g = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %frozen = freeze ptr addrspace(1) %g
  %frozen_only = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %frozen, ptr addrspace(1) @cached, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %frozen_only
  store i32 8, ptr addrspace(1) %g
  ret void
}

define spir_kernel void @launder(ptr addrspace(1) %p, i64 %i) {
  %h = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %laundered = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %h)
  %laundered_only = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %laundered, ptr addrspace(1) @cached, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %laundered_only
  store i32 8, ptr addrspace(1) %h
  ret void
}

define spir_kernel void @unshared(ptr addrspace(1) %p, i64 %i) {
  %own = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %frozen = freeze ptr addrspace(1) %own
  %annotated = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %frozen, ptr addrspace(1) @cached, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %annotated
  ret void
}

define spir_kernel void @parameter(ptr addrspace(1) %own_parameter) {
  %annotated = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %own_parameter, ptr addrspace(1) @cached, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %annotated
  ret void
}

define spir_kernel void @cast(ptr addrspace(1) %p, i64 %i) {
  %before_cast = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %cast = bitcast ptr addrspace(1) %before_cast to ptr addrspace(1)
  %annotated = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %cast, ptr addrspace(1) @cached, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %annotated
  ret void
}
