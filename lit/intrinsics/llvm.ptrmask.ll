; llvm.ptrmask clears bits of an address.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %_ptr_CrossWorkgroup_uchar %_ptr_CrossWorkgroup_uchar

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %m
; CHECK-NEXT: %r = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V1]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(1) @p1(ptr addrspace(1) %p, i64 %m) {
  %r = call ptr addrspace(1) @llvm.ptrmask(ptr addrspace(1) %p, i64 %m)
  ret ptr addrspace(1) %r
}

; CHECK-LABEL: %p0 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551600
; CHECK-NEXT: %r_0 = OpConvertUToPtr %_ptr_Function_uchar [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @p0(ptr %p) {
  %r = call ptr @llvm.ptrmask(ptr %p, i64 -16)
  ret ptr %r
}

; CHECK-LABEL: %p4 = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %m_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %m_0
; CHECK-NEXT: %r_1 = OpConvertUToPtr %_ptr_Generic_uchar [[V1]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(4) @p4(ptr addrspace(4) %p, i64 %m) {
  %r = call ptr addrspace(4) @llvm.ptrmask(ptr addrspace(4) %p, i64 %m)
  ret ptr addrspace(4) %r
}

; CHECK-LABEL: %v2p1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m_1 = OpFunctionParameter %v2ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertPtrToU %ulong [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %ulong %m_1 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpConvertPtrToU %ulong [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %ulong %m_1 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %ulong [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V5]] [[V9]]
; CHECK-NEXT: OpReturnValue [[V10]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x ptr addrspace(1)> @v2p1(<2 x ptr addrspace(1)> %p, <2 x i64> %m) {
  %r = call <2 x ptr addrspace(1)> @llvm.ptrmask(<2 x ptr addrspace(1)> %p, <2 x i64> %m)
  ret <2 x ptr addrspace(1)> %r
}
