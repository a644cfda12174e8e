; !spirv.ParameterDecorations has a list for each parameter, also for imported functions.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_cache_controls | FileCheck %s

; CHECK-DAG: OpDecorate %q FuncParamAttr NoCapture
; CHECK-DAG: OpDecorate %q Alignment 16
; CHECK-DAG: OpDecorate %q CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %q CacheControlStoreINTEL 1 UncachedINTEL
; CHECK-DAG: OpDecorate [[PARAMETER:%[0-9]+]] Restrict
; CHECK-NOT: OpDecorate %p
; CHECK-NOT: OpDecorate %q FuncParamAttr
; CHECK: %outside = OpFunction
; CHECK-NEXT: [[PARAMETER]] = OpFunctionParameter

target triple = "spir64-unknown-unknown"

declare !spirv.ParameterDecorations !6 spir_func void @outside(ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) captures(none) align 16 %q) !spirv.ParameterDecorations !0 {
  call spir_func void @outside(ptr addrspace(1) %p)
  ret void
}

!0 = !{!1, !2}
!1 = !{}
!2 = !{!3, !4, !5, !9}
!3 = !{i32 38, i32 5}
!4 = !{i32 44, i32 16}
!5 = !{i32 6442, i32 0, i32 1}
!9 = !{i32 6443, i32 1, i32 0}
!6 = !{!7}
!7 = !{!8}
!8 = !{i32 19}
