; llvm.memmove copies through a variable, or byte by byte in the safe direction.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate [[M0:%[0-9]+]] Alignment 4
; CHECK: OpDecorate [[M1:%[0-9]+]] Alignment 4

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1_p1_constant = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M0]] = OpVariable %_ptr_Function__arr_uchar_ulong_16 Function
; CHECK-NEXT: OpLifetimeStart [[M0]] 0
; CHECK-NEXT: OpCopyMemorySized [[M0]] %from %ulong_16 Aligned 4
; CHECK-NEXT: OpCopyMemorySized %to [[M0]] %ulong_16 Aligned 4
; CHECK-NEXT: OpLifetimeStop [[M0]] 0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_p1_constant(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memmove(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: %p1_p1_variable = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %from_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %n = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIEqual %bool %n %ulong_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpConvertPtrToU %ulong %from_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertPtrToU %ulong %to_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool [[V1]] [[V2]]
; CHECK-NEXT: OpBranchConditional [[V3]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: OpBranchConditional [[V0]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPhi %ulong %n [[B0]] [[V5:%[0-9]+]] [[B3]]
; CHECK-NEXT: [[V5]] = OpISub %ulong [[V4]] %ulong_1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %from_0 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLoad %uchar [[V6]] Aligned 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %to_0 [[V5]]
; CHECK-NEXT: OpStore [[V8]] [[V7]] Aligned 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpIEqual %bool [[V5]] %ulong_0
; CHECK-NEXT: OpBranchConditional [[V9]] [[B2]] [[B3]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: OpBranchConditional [[V0]] [[B2]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B1]] [[V11:%[0-9]+]] [[B4]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %from_0 [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpLoad %uchar [[V12]] Aligned 1
; CHECK-NEXT: [[V14:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %to_0 [[V10]]
; CHECK-NEXT: OpStore [[V14]] [[V13]] Aligned 1
; CHECK-NEXT: [[V11]] = OpIAdd %ulong [[V10]] %ulong_1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpIEqual %bool [[V11]] %n
; CHECK-NEXT: OpBranchConditional [[V15]] [[B2]] [[B4]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_p1_variable(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n) {
  call void @llvm.memmove(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %p3_p1_no_overlap = OpFunction {{.*}}
; CHECK-NEXT: %to_1 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %from_1 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %n_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %to_1 %from_1 %n_0 Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p3_p1_no_overlap(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %n) {
  call void @llvm.memmove(ptr addrspace(3) align 4 %to, ptr addrspace(1) align 4 %from, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %p0_p0_volatile = OpFunction {{.*}}
; CHECK-NEXT: %to_2 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %from_2 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M1]] = OpVariable %_ptr_Function__arr_uchar_ulong_8 Function
; CHECK-NEXT: OpLifetimeStart [[M1]] 0
; CHECK-NEXT: OpCopyMemorySized [[M1]] %from_2 %ulong_8 Volatile|Aligned 4
; CHECK-NEXT: OpCopyMemorySized %to_2 [[M1]] %ulong_8 Volatile|Aligned 4
; CHECK-NEXT: OpLifetimeStop [[M1]] 0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p0_p0_volatile(ptr %to, ptr %from) {
  call void @llvm.memmove(ptr align 4 %to, ptr align 4 %from, i64 8, i1 true)
  ret void
}
