; Named metadata may set another memory model.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/simple.ll --spirv-tools-dis | FileCheck %s --check-prefix=STATED
; RUN: not llvm-spirv-rs %t/damaged.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=DAMAGED

; STATED:     OpMemoryModel Physical32 OpenCL
; STATED-NOT: OpMemoryModel
; DAMAGED:    InvalidModule: Invalid SPIR-V module: expected a 32-bit number in the metadata

;--- simple.ll
target triple = "spir64-unknown-unknown"
!spirv.MemoryModel = !{!0}
!0 = !{i32 1, i32 2}
;--- damaged.ll
target triple = "spir64-unknown-unknown"
!spirv.MemoryModel = !{!0}
!0 = !{i32 2}
