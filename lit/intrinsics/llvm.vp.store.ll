; llvm.vp.store writes memory only for the lanes that mask and length enable.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V7]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK-NEXT: OpStore [[V8]] [[V6]] Aligned 4
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V10]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V11]]
; CHECK-NEXT: OpStore [[V12]] [[V9]] Aligned 4
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: OpBranchConditional [[V14]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V15:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_8
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V15]]
; CHECK-NEXT: OpStore [[V16]] [[V13]] Aligned 4
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %uint %a 3
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: OpBranchConditional [[V18]] [[B6:%[0-9]+]] [[B7:%[0-9]+]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_12
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V19]]
; CHECK-NEXT: OpStore [[V20]] [[V17]] Aligned 4
; CHECK-NEXT: OpBranch [[B7]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v4i32_p1(<4 x i32> %a, ptr addrspace(1) %p, <4 x i1> %m, i32 %n) {
  call void @llvm.vp.store(<4 x i32> %a, ptr addrspace(1) align 4 %p, <4 x i1> %m, i32 %n)
  ret void
}

; CHECK-LABEL: %v3f16_p0 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct %v3bool [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpLogicalAnd %v3bool %m_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 0
; CHECK-NEXT: OpBranchConditional [[V6]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %_ptr_Function_half %p_0
; CHECK-NEXT: OpStore [[V7]] [[V5]] Aligned 2
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 1
; CHECK-NEXT: OpBranchConditional [[V9]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_2
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V10]]
; CHECK-NEXT: OpStore [[V11]] [[V8]] Aligned 2
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 2
; CHECK-NEXT: OpBranchConditional [[V13]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V14:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_4
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V14]]
; CHECK-NEXT: OpStore [[V15]] [[V12]] Aligned 2
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v3f16_p0(<3 x half> %a, ptr %p, <3 x i1> %m, i32 %n) {
  call void @llvm.vp.store(<3 x half> %a, ptr align 2 %p, <3 x i1> %m, i32 %n)
  ret void
}
