; llvm.vp.inttoptr converts all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %_ptr_CrossWorkgroup_uchar %_ptr_CrossWorkgroup_uchar

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2p1_v2i64 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2ulong
; CHECK-NEXT: %m = OpFunctionParameter %v2bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %ulong %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %ulong %a 1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x ptr addrspace(1)> @v2p1_v2i64(<2 x i64> %a, <2 x i1> %m, i32 %n) {
  %r = call <2 x ptr addrspace(1)> @llvm.vp.inttoptr(<2 x i64> %a, <2 x i1> %m, i32 %n)
  ret <2 x ptr addrspace(1)> %r
}

; CHECK-LABEL: %v2p1_v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %v2ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x ptr addrspace(1)> @v2p1_v2i32(<2 x i32> %a, <2 x i1> %m, i32 %n) {
  %r = call <2 x ptr addrspace(1)> @llvm.vp.inttoptr(<2 x i32> %a, <2 x i1> %m, i32 %n)
  ret <2 x ptr addrspace(1)> %r
}
