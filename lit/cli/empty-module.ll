; A module without functions is still a module that a device takes.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s

; CHECK:      ; Version: 1.0
; CHECK:      OpCapability Addresses
; CHECK-DAG:  OpCapability Linkage
; CHECK-DAG:  OpCapability Kernel
; CHECK:      OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK-NOT:  OpFunction

target triple = "spir64-unknown-unknown"
