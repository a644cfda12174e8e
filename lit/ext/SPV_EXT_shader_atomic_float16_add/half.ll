; An atomic addition of half uses SPV_EXT_shader_atomic_float16_add where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float16_add --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability AtomicFloat16AddEXT
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float16_add"
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Float16Buffer
; WITHOUT-NEXT: OpCapability Float16
; WITHOUT-NEXT: OpCapability Int64
; WITHOUT-NEXT: OpCapability Int16
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: %x = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpAtomicFAddEXT %half %p %uint_0 %uint_784 %x
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_half
; WITHOUT-NEXT: %x = OpFunctionParameter %half
; WITHOUT-NEXT: [[B0:%[0-9]+]] = OpLabel
; WITHOUT-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p
; WITHOUT-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; WITHOUT-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; WITHOUT-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; WITHOUT-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; WITHOUT-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; WITHOUT-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_0 %uint_0
; WITHOUT-NEXT: OpBranch [[B1:%[0-9]+]]
; WITHOUT-NEXT: [[B1]] = OpLabel
; WITHOUT-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; WITHOUT-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; WITHOUT-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; WITHOUT-NEXT: [[V11:%[0-9]+]] = OpBitcast %half [[V10]]
; WITHOUT-NEXT: [[V12:%[0-9]+]] = OpFAdd %half [[V11]] %x
; WITHOUT-NEXT: [[V13:%[0-9]+]] = OpBitcast %ushort [[V12]]
; WITHOUT-NEXT: [[V14:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; WITHOUT-NEXT: [[V15:%[0-9]+]] = OpNot %uint [[V14]]
; WITHOUT-NEXT: [[V16:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V15]]
; WITHOUT-NEXT: [[V17:%[0-9]+]] = OpUConvert %uint [[V13]]
; WITHOUT-NEXT: [[V18:%[0-9]+]] = OpShiftLeftLogical %uint [[V17]] [[V5]]
; WITHOUT-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %uint [[V16]] [[V18]]
; WITHOUT-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_0 %uint_784 %uint_512 [[V19]] [[V7]]
; WITHOUT-NEXT: [[V20:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; WITHOUT-NEXT: OpBranchConditional [[V20]] [[B1]] [[B2:%[0-9]+]]
; WITHOUT-NEXT: [[B2]] = OpLabel
; WITHOUT-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; WITHOUT-NEXT: [[V22:%[0-9]+]] = OpUConvert %ushort [[V21]]
; WITHOUT-NEXT: %r = OpBitcast %half [[V22]]
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func half @f(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, half %x seq_cst, align 2
  ret half %r
}
