; llvm.masked.gather reads from the addresses of enabled lanes.
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
; CHECK: [[M0:%[0-9]+]] = OpUndef %v2double

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v2bool
; CHECK-NEXT: %e = OpFunctionParameter %v2uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %e 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V3]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLoad %uint [[V4]] Aligned 4
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpPhi %uint [[V5]] [[B1]] [[V2]] [[B0]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %e 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V8]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpLoad %uint [[V9]] Aligned 4
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpPhi %uint [[V10]] [[B3]] [[V7]] [[B2]]
; CHECK-NEXT: %r = OpCompositeConstruct %v2uint [[V6]] [[V11]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i32> @v2i32_p1(<2 x ptr addrspace(1)> %p, <2 x i1> %m, <2 x i32> %e) {
  %r = call <2 x i32> @llvm.masked.gather(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, <2 x i32> %e)
  ret <2 x i32> %r
}

; CHECK-LABEL: %v2f64_p4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %double [[M0]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: OpBranchConditional [[V3]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %_ptr_Generic_double [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLoad %double [[V4]] Aligned 8
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpPhi %double [[V5]] [[B1]] [[V2]] [[B0]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %double [[M0]] 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: OpBranchConditional [[V8]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_Generic_double [[V1]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpLoad %double [[V9]] Aligned 8
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpPhi %double [[V10]] [[B3]] [[V7]] [[B2]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v2double [[V6]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x double> @v2f64_p4(<2 x ptr addrspace(4)> %p, <2 x i1> %m) {
  %r = call <2 x double> @llvm.masked.gather(<2 x ptr addrspace(4)> align 8 %p, <2 x i1> %m, <2 x double> poison)
  ret <2 x double> %r
}
