; dereferenceable on a parameter becomes MaxByteOffset, from SPIR-V 1.1 on.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-max-version=1.0 --spirv-tools-dis | FileCheck %s --check-prefix=OLD --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; OLD: OpCapability Addresses
; OLD-NEXT: OpCapability Linkage
; OLD-NEXT: OpCapability Kernel
; OLD-NEXT: OpCapability Int8
; OLD-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; OLD-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; OLD-LABEL: %f = OpFunction {{.*}}
; OLD-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; OLD-NEXT: {{%[0-9]+}} = OpLabel
; OLD-NEXT: OpReturn
; OLD-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) dereferenceable(16) %p) {
  ret void
}
