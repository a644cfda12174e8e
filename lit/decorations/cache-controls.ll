; A cache control of one access decorates a pointer that is used by no other access.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_cache_controls | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpDecorate %[[LOADED:[0-9]+]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %[[STORED:[0-9]+]] CacheControlStoreINTEL 1 WriteBackINTEL
; CHECK-DAG: OpDecorate %[[PASSED:[0-9]+]] CacheControlLoadINTEL 1 UncachedINTEL
; CHECK:      %[[LOADED]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %uint_0
; CHECK-NEXT: %a = OpLoad %uint %[[LOADED]] Aligned 4
; CHECK-NEXT: %b = OpLoad %uint %p Aligned 4
; CHECK-NEXT: %[[STORED]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %v %uint_0
; CHECK-NEXT: OpStore %[[STORED]] %a Aligned 4
; CHECK-NEXT: OpStore %v %b Aligned 4
; CHECK-NEXT: %[[PASSED]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %uint_0
; CHECK-NEXT: OpFunctionCall %void %outside %[[PASSED]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_cache_controls
; REFUSED-NEXT: Decoration CacheControlLoadINTEL needs SPV_INTEL_cache_controls
; REFUSED: at the cache control
; REFUSED: at %a = load i32, ptr addrspace(1) %p

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, align 4

declare spir_func void @outside(ptr addrspace(1))

define spir_func void @f(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, align 4, !spirv.DecorationCacheControlINTEL !0
  %b = load i32, ptr addrspace(1) %p, align 4
  store i32 %a, ptr addrspace(1) @v, align 4, !spirv.DecorationCacheControlINTEL !2
  store i32 %b, ptr addrspace(1) @v, align 4
  call spir_func void @outside(ptr addrspace(1) %p), !spirv.DecorationCacheControlINTEL !4
  ret void
}

!0 = !{!1}
!1 = !{i32 6442, i32 0, i32 1, i32 0}
!2 = !{!3}
!3 = !{i32 6443, i32 1, i32 2, i32 1}
!4 = !{!5}
!5 = !{i32 6442, i32 1, i32 0, i32 0}
