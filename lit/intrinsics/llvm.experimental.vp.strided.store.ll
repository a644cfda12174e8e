; llvm.experimental.vp.strided.store writes the lanes that mask and length enable, at a stride in bytes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %stride = OpFunctionParameter %ulong
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
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
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V15]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V7]]
; CHECK-NEXT: OpStore [[V16]] [[V14]] Aligned 1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V18]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V9]]
; CHECK-NEXT: OpStore [[V19]] [[V17]] Aligned 1
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V21:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: OpBranchConditional [[V21]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V11]]
; CHECK-NEXT: OpStore [[V22]] [[V20]] Aligned 1
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V23:%[0-9]+]] = OpCompositeExtract %uint %a 3
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: OpBranchConditional [[V24]] [[B6:%[0-9]+]] [[B7:%[0-9]+]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V25:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V13]]
; CHECK-NEXT: OpStore [[V25]] [[V23]] Aligned 1
; CHECK-NEXT: OpBranch [[B7]]
; CHECK-NEXT: [[B7]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v4i32_p1(<4 x i32> %a, ptr addrspace(1) %p, i64 %stride, <4 x i1> %m, i32 %n) {
  call void @llvm.experimental.vp.strided.store(<4 x i32> %a, ptr addrspace(1) align 4 %p, i64 %stride, <4 x i1> %m, i32 %n)
  ret void
}
