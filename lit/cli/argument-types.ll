; The types of kernel arguments are written as strings on request.
;
; RUN: llvm-spirv-rs %s --preserve-ocl-kernel-arg-type-metadata-through-string --spirv-tools-dis | FileCheck %s
; CHECK:      OpString "kernel_arg_type.scale.float4*,struct shape,"
; CHECK-NEXT: OpString "kernel_arg_type_qual.scale.const restrict,,"
; CHECK-NEXT: OpString "kernel_arg_type.bare.int,"
; CHECK-NOT:  OpString
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs %s --preserve-ocl-kernel-arg-type-metadata-through-string=false --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; PLAIN-NOT: OpString

target triple = "spir64-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) %p, i32 %shape) !kernel_arg_type !0 !kernel_arg_type_qual !1 {
  ret void
}

define spir_kernel void @bare(i32 %i) !kernel_arg_type !2 {
  ret void
}

define spir_kernel void @nothing() {
  ret void
}

!0 = !{!"float4*", !"struct shape"}
!1 = !{!"const restrict", !""}
!2 = !{!"int"}
