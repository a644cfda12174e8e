; The primary sub-group size, which the device chooses, has its own execution mode.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_requirements -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; OpExecutionMode, of four words, number 6446, of the size 0.
; CHECK: 262160 {{[0-9]+}} 6446 0

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroup_requirements
; REFUSED-NEXT: ExecutionMode NamedSubgroupSizeINTEL needs SPV_INTEL_subgroup_requirements

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 -1}
