; llvm.masked.expandload reads consecutive elements for the enabled lanes.
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
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %m = OpFunctionParameter %v3bool
; CHECK-NEXT: %e = OpFunctionParameter %v3uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %ulong [[V0]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIAdd %ulong %ulong_0 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIAdd %ulong [[V2]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V6]] %ulong_1 %ulong_0
; CHECK-NEXT: {{%[0-9]+}} = OpIAdd %ulong [[V5]] [[V7]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %uint %e 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: OpBranchConditional [[V9]] [[B1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIMul %ulong %ulong_0 %ulong_4
; CHECK-NEXT: [[V11:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpLoad %uint [[V12]] Aligned 4
; CHECK-NEXT: OpBranch [[B2]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V14:%[0-9]+]] = OpPhi %uint [[V13]] [[B1]] [[V8]] [[B0]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %uint %e 1
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: OpBranchConditional [[V16]] [[B3:%[0-9]+]] [[B4:%[0-9]+]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: [[V17:%[0-9]+]] = OpIMul %ulong [[V2]] %ulong_4
; CHECK-NEXT: [[V18:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V17]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpLoad %uint [[V19]] Aligned 4
; CHECK-NEXT: OpBranch [[B4]]
; CHECK-NEXT: [[B4]] = OpLabel
; CHECK-NEXT: [[V21:%[0-9]+]] = OpPhi %uint [[V20]] [[B3]] [[V15]] [[B2]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpCompositeExtract %uint %e 2
; CHECK-NEXT: [[V23:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: OpBranchConditional [[V23]] [[B5:%[0-9]+]] [[B6:%[0-9]+]]
; CHECK-NEXT: [[B5]] = OpLabel
; CHECK-NEXT: [[V24:%[0-9]+]] = OpIMul %ulong [[V5]] %ulong_4
; CHECK-NEXT: [[V25:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V24]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V25]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpLoad %uint [[V26]] Aligned 4
; CHECK-NEXT: OpBranch [[B6]]
; CHECK-NEXT: [[B6]] = OpLabel
; CHECK-NEXT: [[V28:%[0-9]+]] = OpPhi %uint [[V27]] [[B5]] [[V22]] [[B4]]
; CHECK-NEXT: %r = OpCompositeConstruct %v3uint [[V14]] [[V21]] [[V28]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i32> @v3i32_p0(ptr %p, <3 x i1> %m, <3 x i32> %e) {
  %r = call <3 x i32> @llvm.masked.expandload(ptr align 4 %p, <3 x i1> %m, <3 x i32> %e)
  ret <3 x i32> %r
}
