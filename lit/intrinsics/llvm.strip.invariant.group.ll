; llvm.strip.invariant.group is replaced by its operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p0 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %p
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @p0(ptr %p) {
  %r = call ptr @llvm.strip.invariant.group(ptr %p)
  ret ptr %r
}

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %p_0
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(1) @p1(ptr addrspace(1) %p) {
  %r = call ptr addrspace(1) @llvm.strip.invariant.group(ptr addrspace(1) %p)
  ret ptr addrspace(1) %r
}

; CHECK-LABEL: %p4 = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %p_1
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(4) @p4(ptr addrspace(4) %p) {
  %r = call ptr addrspace(4) @llvm.strip.invariant.group(ptr addrspace(4) %p)
  ret ptr addrspace(4) %r
}
