; An annotation that names no decoration becomes UserSemantic.
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
; CHECK: OpDecorate %v Alignment 4
; CHECK: OpDecorate %v UserSemantic "abc"
; CHECK: %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"
@v = addrspace(1) global i32 7, align 4
@llvm.global.annotations = appending addrspace(1) global [1 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @v, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpLoad %uint %v Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @v, align 4
  ret i32 %r
}
