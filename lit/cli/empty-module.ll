; A module without functions gives a module that devices accept; a completely empty module needs no target triple.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s
; RUN: grep -v triple %s | llvm-spirv-rs - -o - --spirv-tools-dis | FileCheck %s
; RUN: echo '@a = external addrspace(1) global i32' | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      ; Version: 1.0
; CHECK:      OpCapability Addresses
; CHECK-DAG:  OpCapability Linkage
; CHECK-DAG:  OpCapability Kernel
; CHECK:      OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK-NOT:  OpFunction

; REFUSED:      InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is
; REFUSED-NEXT: the target triple is ""

target triple = "spir64-unknown-unknown"
