; llvm.masked.scatter writes to the addresses of enabled lanes, in lane order.
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
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V3]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V0]]
; CHECK-NEXT: OpStore [[V4]] [[V2]] Aligned 4
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V6]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: OpStore [[V7]] [[V5]] Aligned 4
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v2i32_p1(<2 x i32> %a, <2 x ptr addrspace(1)> %p, <2 x i1> %m) {
  call void @llvm.masked.scatter(<2 x i32> %a, <2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m)
  ret void
}
