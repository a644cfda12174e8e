; The alignment of variables and parameters becomes the decoration Alignment.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v Alignment 16
; CHECK: OpDecorate %p Alignment 8
; CHECK: OpDecorate %x Alignment 32
; CHECK: %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 7, align 16

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %x = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %x %uint_7 Volatile|Aligned 32
; CHECK-NEXT: %r = OpLoad %uint %v Aligned 16
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(ptr addrspace(1) align 8 %p) {
  %x = alloca i32, align 32
  store volatile i32 7, ptr %x, align 32
  %r = load i32, ptr addrspace(1) @v, align 16
  ret i32 %r
}
