; A parameter with kernel_arg_runtime_aligned uses SPV_INTEL_runtime_aligned where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_runtime_aligned --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability RuntimeAlignedAttributeALTERA
; CHECK-NEXT: OpExtension "SPV_INTEL_runtime_aligned"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"
; CHECK: OpDecorate %p FuncParamAttr RuntimeAlignedALTERA
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Int8
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"

target triple = "spir64-unknown-unknown"

; CHECK: [[M0]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT: [[M0]] = OpFunction %void None {{%[0-9]+}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p) !kernel_arg_runtime_aligned !0 {
  ret void
}

!0 = !{i1 true}
