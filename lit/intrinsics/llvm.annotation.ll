; llvm.annotation of a number becomes the decoration UserSemantic.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %text Constant
; CHECK: OpDecorate %file Constant
; CHECK: OpDecorate %r UserSemantic "abc"

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpCopyObject %uint %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.annotation(i32 %a, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1)
  ret i32 %r
}
