; llvm.vp.ptrtoint converts all lanes: lanes that mask or length disable are poison.
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

; CHECK-LABEL: %v2i64_v2p1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v2bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertPtrToU %ulong [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpConvertPtrToU %ulong [[V1]]
; CHECK-NEXT: %r = OpCompositeConstruct %v2ulong [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @v2i64_v2p1(<2 x ptr addrspace(1)> %a, <2 x i1> %m, i32 %n) {
  %r = call <2 x i64> @llvm.vp.ptrtoint(<2 x ptr addrspace(1)> %a, <2 x i1> %m, i32 %n)
  ret <2 x i64> %r
}

; CHECK-LABEL: %v2i32_v2p1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertPtrToU %ulong [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpConvertPtrToU %ulong [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v2ulong [[V2]] [[V3]]
; CHECK-NEXT: %r_0 = OpUConvert %v2uint [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i32> @v2i32_v2p1(<2 x ptr addrspace(1)> %a, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.ptrtoint(<2 x ptr addrspace(1)> %a, <2 x i1> %m, i32 %n)
  ret <2 x i32> %r
}
