; llvm.memcpy becomes OpCopyMemorySized for all address spaces and lengths.
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

; CHECK-LABEL: %p1_p1_constant = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to %from %ulong_64 Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_p1_constant(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: %p1_p4_variable = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from_0 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %n = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to_0 %from_0 %n Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_p4_variable(ptr addrspace(1) %to, ptr addrspace(4) %from, i64 %n) {
  call void @llvm.memcpy(ptr addrspace(1) align 4 %to, ptr addrspace(4) align 4 %from, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %p0_p2_volatile = OpFunction {{.*}}
; CHECK-NEXT: %to_1 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %from_1 = OpFunctionParameter %_ptr_UniformConstant_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to_1 %from_1 %uint_32 Volatile|Aligned 16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p0_p2_volatile(ptr %to, ptr addrspace(2) %from) {
  call void @llvm.memcpy(ptr align 16 %to, ptr addrspace(2) align 16 %from, i32 32, i1 true)
  ret void
}

; CHECK-LABEL: %p3_p1_unaligned = OpFunction {{.*}}
; CHECK-NEXT: %to_2 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %from_2 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to_2 %from_2 %ulong_7 Aligned 1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p3_p1_unaligned(ptr addrspace(3) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 7, i1 false)
  ret void
}

; CHECK-LABEL: %empty = OpFunction {{.*}}
; CHECK-NEXT: %to_3 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from_3 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @empty(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 0, i1 false)
  ret void
}
