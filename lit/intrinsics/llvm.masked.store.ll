; llvm.masked.store writes memory for enabled lanes only.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V1]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK-NEXT: OpStore [[V2]] [[V0]] Aligned 4
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V4]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V5:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_4
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V5]]
; CHECK-NEXT: OpStore [[V6]] [[V3]] Aligned 4
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: OpBranchConditional [[V8]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_8
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V9]]
; CHECK-NEXT: OpStore [[V10]] [[V7]] Aligned 4
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %a 3
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool %m 3
; CHECK-NEXT: OpBranchConditional [[V12]] [[B6:%[0-9]+]] [[B7:%[0-9]+]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_12
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V13]]
; CHECK-NEXT: OpStore [[V14]] [[V11]] Aligned 4
; CHECK-NEXT: OpBranch [[B7]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v4i32_p1(<4 x i32> %a, ptr addrspace(1) %p, <4 x i1> %m) {
  call void @llvm.masked.store(<4 x i32> %a, ptr addrspace(1) align 4 %p, <4 x i1> %m)
  ret void
}

; CHECK-LABEL: %v3f16_p0 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: OpBranchConditional [[V1]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_Function_half %p_0
; CHECK-NEXT: OpStore [[V2]] [[V0]] Aligned 2
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: OpBranchConditional [[V4]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V5:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_2
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V5]]
; CHECK-NEXT: OpStore [[V6]] [[V3]] Aligned 2
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: OpBranchConditional [[V8]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_4
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V9]]
; CHECK-NEXT: OpStore [[V10]] [[V7]] Aligned 2
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v3f16_p0(<3 x half> %a, ptr %p, <3 x i1> %m) {
  call void @llvm.masked.store(<3 x half> %a, ptr align 2 %p, <3 x i1> %m)
  ret void
}

; CHECK-LABEL: %v4i32_p4_half = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a_1 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %_ptr_Generic_uint %p_1
; CHECK-NEXT: OpStore [[V1]] [[V0]] Aligned 16
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %a_1 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %a_1 2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uchar %p_1 %ulong_8
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %_ptr_Generic_uint [[V3]]
; CHECK-NEXT: OpStore [[V4]] [[V2]] Aligned 8
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %a_1 3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v4i32_p4_half(<4 x i32> %a, ptr addrspace(4) %p) {
  call void @llvm.masked.store(<4 x i32> %a, ptr addrspace(4) align 16 %p, <4 x i1> <i1 true, i1 false, i1 true, i1 false>)
  ret void
}
