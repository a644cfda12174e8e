; llvm.masked.load reads memory for enabled lanes only; the others are lanes of the last operand.
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
; CHECK: [[M0:%[0-9]+]] = OpUndef %v3half
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v2ulong

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %e = OpFunctionParameter %v4uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %e 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V1]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLoad %uint [[V2]] Aligned 4
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPhi %uint [[V3]] [[B1]] [[V0]] [[B0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %uint %e 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V6]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_4
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %uint [[V8]] Aligned 4
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %uint [[V9]] [[B3]] [[V5]] [[B2]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %e 2
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: OpBranchConditional [[V12]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_8
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpLoad %uint [[V14]] Aligned 4
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpPhi %uint [[V15]] [[B5]] [[V11]] [[B4]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %uint %e 3
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool %m 3
; CHECK-NEXT: OpBranchConditional [[V18]] [[B7:%[0-9]+]] [[B8:%[0-9]+]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_12
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V19]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpLoad %uint [[V20]] Aligned 4
; CHECK-NEXT: OpBranch [[B8]]
; CHECK-NEXT: [[B8]] = OpLabel
; CHECK-NEXT: [[V22:%[0-9]+]] = OpPhi %uint [[V21]] [[B7]] [[V17]] [[B6]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4uint [[V4]] [[V10]] [[V16]] [[V22]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_p1(ptr addrspace(1) %p, <4 x i1> %m, <4 x i32> %e) {
  %r = call <4 x i32> @llvm.masked.load(ptr addrspace(1) align 4 %p, <4 x i1> %m, <4 x i32> %e)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3f16_p0 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %half [[M0]] 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: OpBranchConditional [[V1]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_Function_half %p_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLoad %half [[V2]] Aligned 2
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPhi %half [[V3]] [[B1]] [[V0]] [[B0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half [[M0]] 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: OpBranchConditional [[V6]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %half [[V8]] Aligned 2
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %half [[V9]] [[B3]] [[V5]] [[B2]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %half [[M0]] 2
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: OpBranchConditional [[V12]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_4
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpLoad %half [[V14]] Aligned 2
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpPhi %half [[V15]] [[B5]] [[V11]] [[B4]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3half [[V4]] [[V10]] [[V16]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x half> @v3f16_p0(ptr %p, <3 x i1> %m) {
  %r = call <3 x half> @llvm.masked.load(ptr align 2 %p, <3 x i1> %m, <3 x half> poison)
  ret <3 x half> %r
}

; CHECK-LABEL: %v4i32_p4_all = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %e_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %e_0 0
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_uint %p_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %uint [[V0]] Aligned 16
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %e_0 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uchar %p_1 %ulong_4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %_ptr_Generic_uint [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpLoad %uint [[V3]] Aligned 4
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %e_0 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uchar %p_1 %ulong_8
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %_ptr_Generic_uint [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLoad %uint [[V6]] Aligned 8
; CHECK-NEXT: {{%[0-9]+}} = OpCompositeExtract %uint %e_0 3
; CHECK-NEXT: [[V8:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uchar %p_1 %ulong_12
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_Generic_uint [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpLoad %uint [[V9]] Aligned 4
; CHECK-NEXT: %r_1 = OpCompositeConstruct %v4uint [[V1]] [[V4]] [[V7]] [[V10]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_p4_all(ptr addrspace(4) %p, <4 x i32> %e) {
  %r = call <4 x i32> @llvm.masked.load(ptr addrspace(4) align 16 %p, <4 x i1> splat (i1 true), <4 x i32> %e)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v2i64_p1 = OpFunction {{.*}}
; CHECK-NEXT: %p_2 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m_1 = OpFunctionParameter %v2bool
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %ulong [[M1]] 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool %m_1 0
; CHECK-NEXT: OpBranchConditional [[V1]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %p_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLoad %ulong [[V2]] Aligned 8
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPhi %ulong [[V3]] [[B1]] [[V0]] [[B0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %ulong [[M1]] 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m_1 1
; CHECK-NEXT: OpBranchConditional [[V6]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p_2 %ulong_8
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %ulong [[V8]] Aligned 8
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %ulong [[V9]] [[B3]] [[V5]] [[B2]]
; CHECK-NEXT: %r_2 = OpCompositeConstruct %v2ulong [[V4]] [[V10]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @v2i64_p1(ptr addrspace(1) %p, <2 x i1> %m) {
  %r = call <2 x i64> @llvm.masked.load(ptr addrspace(1) align 8 %p, <2 x i1> %m, <2 x i64> zeroinitializer)
  ret <2 x i64> %r
}
