; Options may be spelled as in LLVM's own tools.
; RUN: llvm-spirv-rs --spirv-max-version=1.2 --spirv-ext=+SPV_INTEL_variable_length_array -o %t.1 %s
; RUN: llvm-spirv-rs -spirv-max-version=1.2 -spirv-ext=+SPV_INTEL_variable_length_array -o=%t.2 %s
; RUN: llvm-spirv-rs %s -spirv-max-version 1.2 -spirv-ext -all,+SPV_INTEL_variable_length_array --o %t.3
; RUN: cmp %t.1 %t.2
; RUN: cmp %t.1 %t.3
; RUN: llvm-spirv-rs -spirv-tools-dis=true %s | FileCheck %s
; RUN: llvm-spirv-rs -spirv-tools-dis=0 %s -o - | cmp - %t.1

; An allowed extension that is not needed is not declared.
; CHECK-NOT: OpExtension
; CHECK:     OpMemoryModel

target triple = "spir64-unknown-unknown"
