; A volatile access has the memory operand Volatile; no variable has the decoration Volatile.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v Alignment 4
; CHECK: %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 7, align 4

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpLoad %uint %v Volatile|Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %r = load volatile i32, ptr addrspace(1) @v, align 4
  ret i32 %r
}
