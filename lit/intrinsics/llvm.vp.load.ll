; llvm.vp.load reads memory only for the lanes that mask and length enable.
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
; CHECK: [[M0:%[0-9]+]] = OpUndef %v4uint
; CHECK: [[M1:%[0-9]+]] = OpUndef %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V7]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %uint [[V8]] Aligned 4
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %uint [[V9]] [[B1]] [[V6]] [[B0]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V12]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_4
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpLoad %uint [[V14]] Aligned 4
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpPhi %uint [[V15]] [[B3]] [[V11]] [[B2]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 2
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: OpBranchConditional [[V18]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_8
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V19]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpLoad %uint [[V20]] Aligned 4
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V22:%[0-9]+]] = OpPhi %uint [[V21]] [[B5]] [[V17]] [[B4]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 3
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: OpBranchConditional [[V24]] [[B7:%[0-9]+]] [[B8:%[0-9]+]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: [[V25:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %ulong_12
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V25]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpLoad %uint [[V26]] Aligned 4
; CHECK-NEXT: OpBranch [[B8]]
; CHECK-NEXT: [[B8]] = OpLabel
; CHECK-NEXT: [[V28:%[0-9]+]] = OpPhi %uint [[V27]] [[B7]] [[V23]] [[B6]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4uint [[V10]] [[V16]] [[V22]] [[V28]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_p1(ptr addrspace(1) %p, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.load(ptr addrspace(1) align 4 %p, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3f16_p0 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct %v3bool [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpLogicalAnd %v3bool %m_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half [[M1]] 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 0
; CHECK-NEXT: OpBranchConditional [[V6]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %_ptr_Function_half %p_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpLoad %half [[V7]] Aligned 2
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpPhi %half [[V8]] [[B1]] [[V5]] [[B0]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %half [[M1]] 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 1
; CHECK-NEXT: OpBranchConditional [[V11]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V12:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpLoad %half [[V13]] Aligned 2
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V15:%[0-9]+]] = OpPhi %half [[V14]] [[B3]] [[V10]] [[B2]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %half [[M1]] 2
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 2
; CHECK-NEXT: OpBranchConditional [[V17]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V18:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %p_0 %ulong_4
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpLoad %half [[V19]] Aligned 2
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V21:%[0-9]+]] = OpPhi %half [[V20]] [[B5]] [[V16]] [[B4]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3half [[V9]] [[V15]] [[V21]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x half> @v3f16_p0(ptr %p, <3 x i1> %m, i32 %n) {
  %r = call <3 x half> @llvm.vp.load(ptr align 2 %p, <3 x i1> %m, i32 %n)
  ret <3 x half> %r
}
