; One value cannot have two image types: where LLVM declares both as pointers, the mangled names must agree.
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: an opaque object (an image, sampler, event) is used as an object of another type or as a pointer
; CHECK-NEXT: at call spir_func void @_Z4only14ocl_image2d_wo(
; CHECK-NEXT: in function @_Z3all14ocl_image2d_ro

target triple = "spir64-unknown-unknown"

define spir_func void @_Z3all14ocl_image2d_ro(ptr addrspace(1) %image) {
  call spir_func void @_Z4only14ocl_image2d_wo(ptr addrspace(1) %image)
  ret void
}

declare spir_func void @_Z4only14ocl_image2d_wo(ptr addrspace(1))
