; The source language has no effect: with and without it, all instructions but OpSource are the same.
; RUN: llvm-spirv-rs %s -o %t.with.spv
; RUN: sed '/opencl/d' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll -o %t.without.spv
; RUN: spirv-dis %t.with.spv | grep -v OpSource > %t.with
; RUN: spirv-dis %t.without.spv | grep -v OpSource > %t.without
; RUN: diff %t.with %t.without
; RUN: spirv-dis %t.with.spv | FileCheck %s

; CHECK:      OpSourceExtension "cl_khr_fp64"
; CHECK-NEXT: OpSource OpenCL_C 102000

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %at = call spir_func i64 @_Z13get_global_idj(i32 0)
  %slot = getelementptr double, ptr addrspace(1) %p, i64 %at
  %old = load double, ptr addrspace(1) %slot
  %new = call spir_func double @_Z4sqrtd(double %old)
  store double %new, ptr addrspace(1) %slot
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func double @_Z4sqrtd(double)
declare spir_func void @_Z7barrierj(i32)

!opencl.ocl.version = !{!0}
!opencl.used.extensions = !{!1}
!0 = !{i32 1, i32 2}
!1 = !{!"cl_khr_fp64"}
