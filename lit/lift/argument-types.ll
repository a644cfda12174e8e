; The types and qualifiers of kernel arguments come from the strings that a translation to SPIR-V left, unless a type
; contradicts the parameter. The strings of other writers are read on request.
;
; RUN: llvm-spirv-rs --preserve-ocl-kernel-arg-type-metadata-through-string %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefixes=CHECK,KEPT
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o - | FileCheck %s --check-prefixes=CHECK,KEPT
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s --check-prefixes=CHECK,KEPT
; RUN: spirv-dis %t.spv | spirv-as --preserve-numeric-ids - -o %t.other.spv
; RUN: llvm-spirv-rs -r -S %t.other.spv -o - | FileCheck %s --check-prefixes=CHECK,GUESSED
; RUN: llvm-spirv-rs -r -S --preserve-ocl-kernel-arg-type-metadata-through-string %t.other.spv -o - | FileCheck %s --check-prefixes=CHECK,KEPT

; CHECK: define spir_kernel void @scale(ptr addrspace(1) noalias %p, i32 %count){{.*}} !kernel_arg_type ![[#TYPES:]]
; CHECK-SAME: !kernel_arg_type_qual ![[#QUALIFIERS:]] !kernel_arg_base_type ![[#BASES:]]
; CHECK: define spir_kernel void @other(i32 %x){{.*}} !kernel_arg_type ![[#OTHER:]]
; KEPT:    ![[#TYPES]] = !{!"pixel*", !"size_type"}
; KEPT:    ![[#QUALIFIERS]] = !{!"const restrict", !""}
; KEPT:    ![[#BASES]] = !{!"char*", !"int"}
; GUESSED: ![[#TYPES]] = !{!"char*", !"int"}
; GUESSED: ![[#QUALIFIERS]] = !{!"restrict", !""}
; CHECK:   ![[#OTHER]] = !{!"int"}

target triple = "spir64-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) %p, i32 %count) !kernel_arg_type !0 !kernel_arg_type_qual !1 {
  ret void
}

; A `float` is no integer.
define spir_kernel void @other(i32 %x) !kernel_arg_type !2 {
  ret void
}

!0 = !{!"pixel*", !"size_type"}
!1 = !{!"const restrict", !""}
!2 = !{!"float"}
