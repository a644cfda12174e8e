; llvm.experimental.vp.strided.load reads the lanes that mask and length enable, at a stride in bytes.
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
; CHECK: [[M1:%[0-9]+]] = OpUndef %v2half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %stride = OpFunctionParameter %ulong
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIMul %ulong %stride %ulong_0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %p [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpIMul %ulong %stride %ulong_1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %p [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIMul %ulong %stride %ulong_2
; CHECK-NEXT: [[V11:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %p [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpIMul %ulong %stride %ulong_3
; CHECK-NEXT: [[V13:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %p [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 0
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V15]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V7]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpLoad %uint [[V16]] Aligned 1
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V18:%[0-9]+]] = OpPhi %uint [[V17]] [[B1]] [[V14]] [[B0]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 1
; CHECK-NEXT: [[V20:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V20]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V21:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V9]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpLoad %uint [[V21]] Aligned 1
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V23:%[0-9]+]] = OpPhi %uint [[V22]] [[B3]] [[V19]] [[B2]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 2
; CHECK-NEXT: [[V25:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: OpBranchConditional [[V25]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V11]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpLoad %uint [[V26]] Aligned 1
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V28:%[0-9]+]] = OpPhi %uint [[V27]] [[B5]] [[V24]] [[B4]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 3
; CHECK-NEXT: [[V30:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: OpBranchConditional [[V30]] [[B7:%[0-9]+]] [[B8:%[0-9]+]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: [[V31:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V13]]
; CHECK-NEXT: [[V32:%[0-9]+]] = OpLoad %uint [[V31]] Aligned 1
; CHECK-NEXT: OpBranch [[B8]]
; CHECK-NEXT: [[B8]] = OpLabel
; CHECK-NEXT: [[V33:%[0-9]+]] = OpPhi %uint [[V32]] [[B7]] [[V29]] [[B6]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4uint [[V18]] [[V23]] [[V28]] [[V33]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_p1(ptr addrspace(1) %p, i64 %stride, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.experimental.vp.strided.load(ptr addrspace(1) align 4 %p, i64 %stride, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v2f16_p0_i32 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %stride_0 = OpFunctionParameter %uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalAnd %v2bool %m_0 [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSConvert %ulong %stride_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIMul %ulong [[V4]] %ulong_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_0 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpIMul %ulong [[V4]] %ulong_1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_0 [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %half [[M1]] 0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 0
; CHECK-NEXT: OpBranchConditional [[V10]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V6]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLoad %half [[V11]] Aligned 1
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpPhi %half [[V12]] [[B1]] [[V9]] [[B0]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %half [[M1]] 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 1
; CHECK-NEXT: OpBranchConditional [[V15]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V8]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpLoad %half [[V16]] Aligned 1
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V18:%[0-9]+]] = OpPhi %half [[V17]] [[B3]] [[V14]] [[B2]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v2half [[V13]] [[V18]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x half> @v2f16_p0_i32(ptr %p, i32 %stride, <2 x i1> %m, i32 %n) {
  %r = call <2 x half> @llvm.experimental.vp.strided.load(ptr align 2 %p, i32 %stride, <2 x i1> %m, i32 %n)
  ret <2 x half> %r
}
