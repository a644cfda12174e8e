; llvm.vp.gather reads from the addresses of the lanes that mask and length enable.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpUndef %v2uint
; CHECK: [[M1:%[0-9]+]] = OpUndef %v2double

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v2bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v2bool [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v2bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V7]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V0]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %uint [[V8]] Aligned 4
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %uint [[V9]] [[B1]] [[V6]] [[B0]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint [[M0]] 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V12]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpLoad %uint [[V13]] Aligned 4
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V15:%[0-9]+]] = OpPhi %uint [[V14]] [[B3]] [[V11]] [[B2]]
; CHECK-NEXT: %r = OpCompositeConstruct %v2uint [[V10]] [[V15]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i32> @v2i32_p1(<2 x ptr addrspace(1)> %p, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.gather(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, i32 %n)
  ret <2 x i32> %r
}

; CHECK-LABEL: %v2f64_p4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v2bool [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v2bool %m_0 [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %double [[M1]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V7]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_Generic_double [[V0]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %double [[V8]] Aligned 8
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpPhi %double [[V9]] [[B1]] [[V6]] [[B0]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %double [[M1]] 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V12]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitcast %_ptr_Generic_double [[V1]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpLoad %double [[V13]] Aligned 8
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V15:%[0-9]+]] = OpPhi %double [[V14]] [[B3]] [[V11]] [[B2]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v2double [[V10]] [[V15]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x double> @v2f64_p4(<2 x ptr addrspace(4)> %p, <2 x i1> %m, i32 %n) {
  %r = call <2 x double> @llvm.vp.gather(<2 x ptr addrspace(4)> align 8 %p, <2 x i1> %m, i32 %n)
  ret <2 x double> %r
}
