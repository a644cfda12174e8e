; The qualifiers of kernel arguments are in the order of the Khronos translator.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK: define spir_kernel void @k(ptr addrspace(1) noalias {{.*}}!kernel_arg_type_qual ![[#LIST:]]
; CHECK: ![[#LIST]] = !{!"volatile restrict"}

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) noalias %p) !kernel_arg_type_qual !0 {
  ret void
}

!0 = !{!"volatile"}
