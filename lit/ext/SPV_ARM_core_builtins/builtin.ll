; The builtin variable CoreIDARM needs SPV_ARM_core_builtins.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ARM_core_builtins --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability CoreBuiltinsARM
; CHECK-NEXT: OpExtension "SPV_ARM_core_builtins"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %__spirv_BuiltInCoreIDARM BuiltIn CoreIDARM
; CHECK: OpDecorate %__spirv_BuiltInCoreIDARM LinkageAttributes "__spirv_BuiltInCoreIDARM" Import
; CHECK: %__spirv_BuiltInCoreIDARM = OpVariable %_ptr_Input_uint Input
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_ARM_core_builtins
; REFUSED-NEXT: BuiltIn CoreIDARM needs SPV_ARM_core_builtins (allow it with --spirv-ext=+SPV_ARM_core_builtins)
; REFUSED-NEXT: at   the global variable @__spirv_BuiltInCoreIDARM
; REFUSED-NEXT: -->  {{.*}}builtin.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | @__spirv_BuiltInCoreIDARM = external addrspace(1) global i32
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInCoreIDARM = external addrspace(1) global i32

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpLoad %uint %__spirv_BuiltInCoreIDARM Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @__spirv_BuiltInCoreIDARM, align 4
  ret i32 %r
}
