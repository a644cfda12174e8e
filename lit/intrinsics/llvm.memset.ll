; llvm.memset copies a variable with an initializer, or stores byte by byte in a loop.
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
; CHECK: OpDecorate [[M0:%[0-9]+]] Alignment 4
; CHECK: OpDecorate [[M1:%[0-9]+]] Alignment 8
; CHECK: OpDecorate [[M2:%[0-9]+]] Alignment 4
; CHECK: [[M3:%[0-9]+]] = OpConstantNull %_arr_uchar_ulong_64
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_16 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7 %uchar_7
; CHECK: [[M5:%[0-9]+]] = OpConstantNull %_arr_uchar_ulong_4

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %zero_constant = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M0]] = OpVariable %_ptr_Function__arr_uchar_ulong_64 Function [[M3]]
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar [[M0]]
; CHECK-NEXT: OpCopyMemorySized %to [[V0]] %ulong_64 Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @zero_constant(ptr addrspace(1) %to) {
  call void @llvm.memset(ptr addrspace(1) align 4 %to, i8 0, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: %value_constant = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M1]] = OpVariable %_ptr_Function__arr_uchar_ulong_16 Function [[M4]]
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar [[M1]]
; CHECK-NEXT: OpCopyMemorySized %to_0 [[V0]] %ulong_16 Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @value_constant(ptr %to) {
  call void @llvm.memset(ptr align 8 %to, i8 7, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: %value_variable = OpFunction {{.*}}
; CHECK-NEXT: %to_1 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %v = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %ulong_8
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %to_1 [[V0]]
; CHECK-NEXT: OpStore [[V3]] %v Aligned 1
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @value_variable(ptr addrspace(1) %to, i8 %v) {
  call void @llvm.memset(ptr addrspace(1) align 4 %to, i8 %v, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: %length_variable = OpFunction {{.*}}
; CHECK-NEXT: %to_2 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %v_0 = OpFunctionParameter %uchar
; CHECK-NEXT: %n = OpFunctionParameter %ulong
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %n
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uchar %to_2 [[V0]]
; CHECK-NEXT: OpStore [[V3]] %v_0 Aligned 1
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @length_variable(ptr addrspace(4) %to, i8 %v, i64 %n) {
  call void @llvm.memset(ptr addrspace(4) align 4 %to, i8 %v, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %volatile = OpFunction {{.*}}
; CHECK-NEXT: %to_3 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M2]] = OpVariable %_ptr_Function__arr_uchar_ulong_4 Function [[M5]]
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar [[M2]]
; CHECK-NEXT: OpCopyMemorySized %to_3 [[V0]] %ulong_4 Volatile|Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @volatile(ptr addrspace(1) %to) {
  call void @llvm.memset(ptr addrspace(1) align 4 %to, i8 0, i64 4, i1 true)
  ret void
}

; CHECK-LABEL: %empty = OpFunction {{.*}}
; CHECK-NEXT: %to_4 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @empty(ptr addrspace(1) %to) {
  call void @llvm.memset(ptr addrspace(1) align 4 %to, i8 0, i64 0, i1 false)
  ret void
}
