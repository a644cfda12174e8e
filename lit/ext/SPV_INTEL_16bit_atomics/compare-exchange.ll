; A call of OpAtomicCompareExchange on i16, which SPV_INTEL_16bit_atomics allows, becomes a loop on the word without it.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: {{[0-9]+}} Capability Int16
; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability AtomicInt16CompareExchangeINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_16bit_atomics"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Bitcast {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} AtomicCompareExchange {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Int64
; WITHOUT-NEXT: OpCapability Int16
; WITHOUT-NEXT: OpCapability Int8
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func i16 @__spirv_AtomicCompareExchange(ptr addrspace(1), i32, i32, i32, i16, i16)

; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; WITHOUT-NEXT: %x = OpFunctionParameter %ushort
; WITHOUT-NEXT: %y = OpFunctionParameter %ushort
; WITHOUT-NEXT: [[B0:%[0-9]+]] = OpLabel
; WITHOUT-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p
; WITHOUT-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; WITHOUT-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; WITHOUT-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; WITHOUT-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; WITHOUT-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; WITHOUT-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; WITHOUT-NEXT: OpBranch [[B1:%[0-9]+]]
; WITHOUT-NEXT: [[B1]] = OpLabel
; WITHOUT-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; WITHOUT-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; WITHOUT-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; WITHOUT-NEXT: [[V11:%[0-9]+]] = OpIEqual %bool [[V10]] %y
; WITHOUT-NEXT: [[V12:%[0-9]+]] = OpSelect %ushort [[V11]] %x [[V10]]
; WITHOUT-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; WITHOUT-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; WITHOUT-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; WITHOUT-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; WITHOUT-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; WITHOUT-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; WITHOUT-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_0 %uint_0 [[V18]] [[V7]]
; WITHOUT-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; WITHOUT-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; WITHOUT-NEXT: [[B2]] = OpLabel
; WITHOUT-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; WITHOUT-NEXT: %r = OpUConvert %ushort [[V20]]
; WITHOUT-NEXT: {{%[0-9]+}} = OpIEqual %bool %r %y
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func i16 @f(ptr addrspace(1) %p, i16 %x, i16 %y) {
  %r = call spir_func i16 @__spirv_AtomicCompareExchange(ptr addrspace(1) %p, i32 1, i32 0, i32 0, i16 %x, i16 %y)
  ret i16 %r
}
