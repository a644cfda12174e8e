; llvm.masked.compressstore writes the enabled lanes to consecutive elements.
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

; CHECK-LABEL: %v3i32_p0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v3uint
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v3bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %ulong [[V0]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIAdd %ulong %ulong_0 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIAdd %ulong [[V2]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V6]] %ulong_1 %ulong_0
; CHECK-NEXT: {{%[0-9]+}} = OpIAdd %ulong [[V5]] [[V7]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V9]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIMul %ulong %ulong_0 %ulong_4
; CHECK-NEXT: [[V11:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V11]]
; CHECK-NEXT: OpStore [[V12]] [[V8]] Aligned 4
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V14]] [[B2:%[0-9]+]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V15:%[0-9]+]] = OpIMul %ulong [[V2]] %ulong_4
; CHECK-NEXT: [[V16:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V16]]
; CHECK-NEXT: OpStore [[V17]] [[V13]] Aligned 4
; CHECK-NEXT: OpBranch [[B3]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V19:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: OpBranchConditional [[V19]] [[B4:%[0-9]+]] [[B5:%[0-9]+]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpIMul %ulong [[V5]] %ulong_4
; CHECK-NEXT: [[V21:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V20]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V21]]
; CHECK-NEXT: OpStore [[V22]] [[V18]] Aligned 4
; CHECK-NEXT: OpBranch [[B5]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v3i32_p0(<3 x i32> %a, ptr %p, <3 x i1> %m) {
  call void @llvm.masked.compressstore(<3 x i32> %a, ptr align 4 %p, <3 x i1> %m)
  ret void
}
