; Declarations are imported, visible definitions exported, and internal ones have no linkage.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %used Alignment 4
; CHECK: OpDecorate %imported Alignment 4
; CHECK: OpDecorate %imported LinkageAttributes "imported" Import
; CHECK: OpDecorate %other LinkageAttributes "other" Import
; CHECK: %imported = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup
; CHECK-LABEL: %other = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %uint
; CHECK-NEXT: OpFunctionEnd

target triple = "spir64-unknown-unknown"

@used = addrspace(1) global i32 7, align 4
@imported = external addrspace(1) global i32, align 4

declare spir_func i32 @other(i32)

; CHECK-LABEL: %local = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define internal spir_func i32 @local(i32 %x) {
  ret i32 %x
}

; CHECK-LABEL: %visible = OpFunction {{.*}}
; CHECK-NEXT: %x_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %a = OpFunctionCall %uint %other %x_0
; CHECK-NEXT: %b = OpFunctionCall %uint %local %a
; CHECK-NEXT: %c = OpLoad %uint %imported Aligned 4
; CHECK-NEXT: %r = OpIAdd %uint %b %c
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @visible(i32 %x) {
  %a = call spir_func i32 @other(i32 %x)
  %b = call spir_func i32 @local(i32 %a)
  %c = load i32, ptr addrspace(1) @imported, align 4
  %r = add i32 %b, %c
  ret i32 %r
}
