; A module that requests the extension is refused if the extension is not allowed.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv --spirv-ext=+SPV_INTEL_memory_access_aliasing

; CHECK:      RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK-NEXT: SPV_INTEL_memory_access_aliasing
; CHECK-NEXT: !spirv.Extension needs SPV_INTEL_memory_access_aliasing

target triple = "spir64-unknown-unknown"

!spirv.Extension = !{!0}
!0 = !{!"SPV_INTEL_memory_access_aliasing"}
