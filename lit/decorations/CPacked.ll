; A packed structure is CPacked; one with LLVM's layout is not.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %packed CPacked
; CHECK: OpDecorate %a Alignment 1
; CHECK: OpDecorate %b Alignment 4

target triple = "spir64-unknown-unknown"

%packed = type <{ i8, i32 }>
%padded = type { i8, i32 }

@a = addrspace(1) global %packed zeroinitializer, align 1
@b = addrspace(1) global %padded zeroinitializer, align 4
