; llvm.memset.inline is lowered as llvm.memset.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate [[M0:%[0-9]+]] Alignment 4
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %_arr_uchar_ulong_64

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1_zero = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M0]] = OpVariable %_ptr_Function__arr_uchar_ulong_64 Function [[M1]]
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar [[M0]]
; CHECK-NEXT: OpCopyMemorySized %to [[V0]] %ulong_64 Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1_zero(ptr addrspace(1) %to) {
  call void @llvm.memset.inline(ptr addrspace(1) align 4 %to, i8 0, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: %p0_value = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %v = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %ulong_8
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar %to_0 [[V0]]
; CHECK-NEXT: OpStore [[V3]] %v Aligned 1
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p0_value(ptr %to, i8 %v) {
  call void @llvm.memset.inline(ptr align 4 %to, i8 %v, i64 8, i1 false)
  ret void
}
