; A constant variable has the decoration Constant; other variables do not.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %c Constant
; CHECK: OpDecorate %c Alignment 4
; CHECK: OpDecorate %v Alignment 4
; CHECK: %c = OpVariable %_ptr_UniformConstant_uint UniformConstant %uint_7
; CHECK: %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7

target triple = "spir64-unknown-unknown"

@c = addrspace(2) constant i32 7, align 4
@v = addrspace(1) global i32 7, align 4

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %a = OpLoad %uint %c Aligned 4
; CHECK-NEXT: %b = OpLoad %uint %v Aligned 4
; CHECK-NEXT: %r = OpIAdd %uint %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %a = load i32, ptr addrspace(2) @c, align 4
  %b = load i32, ptr addrspace(1) @v, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
