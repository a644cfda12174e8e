; llvm.vp.scatter writes to the addresses of the lanes that mask and length enable.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2uint
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v2bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v2bool [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v2bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: OpBranchConditional [[V7]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V0]]
; CHECK-NEXT: OpStore [[V8]] [[V6]] Aligned 4
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: OpBranchConditional [[V10]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: OpStore [[V11]] [[V9]] Aligned 4
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v2i32_p1(<2 x i32> %a, <2 x ptr addrspace(1)> %p, <2 x i1> %m, i32 %n) {
  call void @llvm.vp.scatter(<2 x i32> %a, <2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, i32 %n)
  ret void
}
