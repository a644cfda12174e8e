; The attribute VCMediaBlockIO becomes MediaBlockIOINTEL where SPV_INTEL_vector_compute is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability VectorComputeINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_vector_compute"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %f VectorComputeFunctionINTEL
; CHECK: OpDecorate %p MediaBlockIOINTEL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Int8
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) "VCMediaBlockIO" %p) "VCFunction" {
  ret void
}
