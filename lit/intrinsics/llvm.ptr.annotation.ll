; llvm.ptr.annotation of a pointer becomes the decoration UserSemantic.
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
; CHECK: OpDecorate %p UserSemantic "abc"

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %p
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(1) @p1(ptr addrspace(1) %p) {
  %r = call ptr addrspace(1) @llvm.ptr.annotation(ptr addrspace(1) %p, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  ret ptr addrspace(1) %r
}
