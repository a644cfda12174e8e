; The primary sub-group size, which the device chooses, has its own execution mode, or without the extension
; the number -1.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_requirements -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; OpExecutionMode, of four words, NamedSubgroupSizeINTEL (6446), of the size 0.
; CHECK: 262160 {{[0-9]+}} 6446 0

; WITHOUT-NOT: Extension
; WITHOUT: ExecutionMode {{[0-9]+}} 35 4294967295

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 -1}
