; llvm.var.annotation of a variable becomes the decoration UserSemantic.
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

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %v %uint_1 Volatile|Aligned 4
; CHECK-NEXT: %x = OpLoad %uint %v Volatile|Aligned 4
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %v = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %v, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store volatile i32 1, ptr %v, align 4
  %x = load volatile i32, ptr %v, align 4
  ret i32 %x
}
