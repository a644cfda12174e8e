; A format of printf in global memory needs SPV_EXT_relaxed_printf_string_address_space.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpExtension "SPV_EXT_relaxed_printf_string_address_space"
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M1:%[0-9]+]] "k" %_text
; CHECK: OpDecorate %_text Alignment 1
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_4 %uchar_37 %uchar_100 %uchar_10 %uchar_0
; CHECK: %_text = OpVariable %_ptr_CrossWorkgroup__arr_uchar_ulong_4 CrossWorkgroup [[M2]]
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: Either SPV_EXT_relaxed_printf_string_address_space extension should be allowed to translate this module, because this LLVM module contains the printf function with format string, whose address space is not equal to 2 (constant).
; REFUSED-NEXT: printf with a format outside of constant memory needs SPV_EXT_relaxed_printf_string_address_space (allow it with --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space)
; REFUSED-NEXT: at   %r = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @.text, i32 %i)
; REFUSED-NEXT: in   function @k, block %0
; REFUSED-NEXT: -->  {{.*}}global-format.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @.text, i32 %i)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@.text = internal addrspace(1) global [4 x i8] c"%d\0A\00", align 1

declare spir_func i32 @printf(ptr addrspace(1), ...)

; CHECK: [[M1]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: %i = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %_text
; CHECK-NEXT: %r = OpExtInst %uint [[M0]] printf [[V0]] %i
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @k(i32 %i) {
  %r = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @.text, i32 %i)
  ret void
}
