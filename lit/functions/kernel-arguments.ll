; Kernel metadata names the arguments and marks volatile and restrict ones; an entry that occurs twice is written once.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s

; CHECK-DAG: OpName %source "source"
; CHECK-DAG: OpName %kept "kept"
; CHECK-DAG: OpDecorate %source FuncParamAttr NoAlias
; CHECK-DAG: OpDecorate %kept Volatile
; CHECK-NOT: OpDecorate %kept Volatile
; CHECK-NOT: OpName %{{.*}} "renamed"

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %0, ptr addrspace(1) %kept) !kernel_arg_name !0 !kernel_arg_type_qual !1 !spirv.ParameterDecorations !2 {
  ret void
}

!0 = !{!"source", !"renamed"}
!1 = !{!"restrict const", !"volatile"}
!2 = !{!3, !4}
!3 = !{}
!4 = !{!5}
!5 = !{i32 21}
