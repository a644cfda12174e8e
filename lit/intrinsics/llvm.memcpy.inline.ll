; llvm.memcpy.inline is lowered as llvm.memcpy.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1_p1 = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to %from %ulong_64 Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_p1(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy.inline(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: %p0_p4 = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %from_0 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to_0 %from_0 %ulong_16 Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p0_p4(ptr %to, ptr addrspace(4) %from) {
  call void @llvm.memcpy.inline(ptr align 8 %to, ptr addrspace(4) align 8 %from, i64 16, i1 false)
  ret void
}
