; Atomic operations on integers of 8 and 16 bits, which OpenCL does not have, are loops on the word that contains them.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func i8 @__spirv_AtomicIAdd(ptr addrspace(1), i32, i32, i8)

; CHECK-LABEL: %iadd = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIAdd %uchar [[V10]] %x
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r = OpUConvert %uchar [[V19]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @iadd(ptr addrspace(1) %p, i8 %x) {
  %r = call spir_func i8 @__spirv_AtomicIAdd(ptr addrspace(1) %p, i32 1, i32 528, i8 %x)
  ret i8 %r
}

declare spir_func i16 @__spirv_AtomicISub(ptr addrspace(1), i32, i32, i16)

; CHECK-LABEL: %isub = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_0 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpISub %ushort [[V10]] %x_0
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_0 = OpUConvert %ushort [[V19]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @isub(ptr addrspace(1) %p, i16 %x) {
  %r = call spir_func i16 @__spirv_AtomicISub(ptr addrspace(1) %p, i32 1, i32 528, i16 %x)
  ret i16 %r
}

declare spir_func i8 @__spirv_AtomicSMin(ptr addrspace(1), i32, i32, i8)

; CHECK-LABEL: %smin = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_1 = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSLessThan %bool [[V10]] %x_1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %uchar [[V11]] [[V10]] %x_1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V18]] [[V7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_1 = OpUConvert %uchar [[V20]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @smin(ptr addrspace(1) %p, i8 %x) {
  %r = call spir_func i8 @__spirv_AtomicSMin(ptr addrspace(1) %p, i32 1, i32 528, i8 %x)
  ret i8 %r
}

declare spir_func i16 @__spirv_AtomicUMin(ptr addrspace(1), i32, i32, i16)

; CHECK-LABEL: %umin = OpFunction {{.*}}
; CHECK-NEXT: %p_2 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_2 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpULessThan %bool [[V10]] %x_2
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %ushort [[V11]] [[V10]] %x_2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V18]] [[V7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_2 = OpUConvert %ushort [[V20]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @umin(ptr addrspace(1) %p, i16 %x) {
  %r = call spir_func i16 @__spirv_AtomicUMin(ptr addrspace(1) %p, i32 1, i32 528, i16 %x)
  ret i16 %r
}

declare spir_func i8 @__spirv_AtomicSMax(ptr addrspace(1), i32, i32, i8)

; CHECK-LABEL: %smax = OpFunction {{.*}}
; CHECK-NEXT: %p_3 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_3 = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSGreaterThan %bool [[V10]] %x_3
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %uchar [[V11]] [[V10]] %x_3
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V18]] [[V7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_3 = OpUConvert %uchar [[V20]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @smax(ptr addrspace(1) %p, i8 %x) {
  %r = call spir_func i8 @__spirv_AtomicSMax(ptr addrspace(1) %p, i32 1, i32 528, i8 %x)
  ret i8 %r
}

declare spir_func i16 @__spirv_AtomicUMax(ptr addrspace(1), i32, i32, i16)

; CHECK-LABEL: %umax = OpFunction {{.*}}
; CHECK-NEXT: %p_4 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_4 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_4
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUGreaterThan %bool [[V10]] %x_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %ushort [[V11]] [[V10]] %x_4
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V18]] [[V7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_4 = OpUConvert %ushort [[V20]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @umax(ptr addrspace(1) %p, i16 %x) {
  %r = call spir_func i16 @__spirv_AtomicUMax(ptr addrspace(1) %p, i32 1, i32 528, i16 %x)
  ret i16 %r
}

declare spir_func i8 @__spirv_AtomicAnd(ptr addrspace(1), i32, i32, i8)

; CHECK-LABEL: %and = OpFunction {{.*}}
; CHECK-NEXT: %p_5 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_5 = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_5
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitwiseAnd %uchar [[V10]] %x_5
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_5 = OpUConvert %uchar [[V19]]
; CHECK-NEXT: OpReturnValue %r_5
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @and(ptr addrspace(1) %p, i8 %x) {
  %r = call spir_func i8 @__spirv_AtomicAnd(ptr addrspace(1) %p, i32 1, i32 528, i8 %x)
  ret i8 %r
}

declare spir_func i16 @__spirv_AtomicOr(ptr addrspace(1), i32, i32, i16)

; CHECK-LABEL: %or = OpFunction {{.*}}
; CHECK-NEXT: %p_6 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_6 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_6
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitwiseOr %ushort [[V10]] %x_6
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_6 = OpUConvert %ushort [[V19]]
; CHECK-NEXT: OpReturnValue %r_6
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @or(ptr addrspace(1) %p, i16 %x) {
  %r = call spir_func i16 @__spirv_AtomicOr(ptr addrspace(1) %p, i32 1, i32 528, i16 %x)
  ret i16 %r
}

declare spir_func i8 @__spirv_AtomicXor(ptr addrspace(1), i32, i32, i8)

; CHECK-LABEL: %xor = OpFunction {{.*}}
; CHECK-NEXT: %p_7 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_7 = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_7
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitwiseXor %uchar [[V10]] %x_7
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_7 = OpUConvert %uchar [[V19]]
; CHECK-NEXT: OpReturnValue %r_7
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @xor(ptr addrspace(1) %p, i8 %x) {
  %r = call spir_func i8 @__spirv_AtomicXor(ptr addrspace(1) %p, i32 1, i32 528, i8 %x)
  ret i8 %r
}

declare spir_func i16 @__spirv_AtomicExchange(ptr addrspace(1), i32, i32, i16)

; CHECK-LABEL: %exchange = OpFunction {{.*}}
; CHECK-NEXT: %p_8 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x_8 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_8
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: {{%[0-9]+}} = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpNot %uint [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpUConvert %uint %x_8
; CHECK-NEXT: [[V14:%[0-9]+]] = OpShiftLeftLogical %uint [[V13]] [[V5]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseOr %uint [[V12]] [[V14]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_0 [[V15]] [[V7]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V16]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_8 = OpUConvert %ushort [[V17]]
; CHECK-NEXT: OpReturnValue %r_8
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @exchange(ptr addrspace(1) %p, i16 %x) {
  %r = call spir_func i16 @__spirv_AtomicExchange(ptr addrspace(1) %p, i32 1, i32 528, i16 %x)
  ret i16 %r
}

declare spir_func i16 @__spirv_AtomicIIncrement(ptr addrspace(3), i32, i32)

; CHECK-LABEL: %iincrement = OpFunction {{.*}}
; CHECK-NEXT: %p_9 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %scope = OpFunctionParameter %uint
; CHECK-NEXT: %semantics = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_9
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_Workgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %scope %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIAdd %ushort [[V10]] %ushort_1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %scope %semantics %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_9 = OpUConvert %ushort [[V19]]
; CHECK-NEXT: OpReturnValue %r_9
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @iincrement(ptr addrspace(3) %p, i32 %scope, i32 %semantics) {
  %r = call spir_func i16 @__spirv_AtomicIIncrement(ptr addrspace(3) %p, i32 %scope, i32 %semantics)
  ret i16 %r
}

declare spir_func i8 @__spirv_AtomicIDecrement(ptr addrspace(3), i32, i32)

; CHECK-LABEL: %idecrement = OpFunction {{.*}}
; CHECK-NEXT: %p_10 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %scope_0 = OpFunctionParameter %uint
; CHECK-NEXT: %semantics_0 = OpFunctionParameter %uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_10
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_Workgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %scope_0 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpISub %uchar [[V10]] %uchar_1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpNot %uint [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUConvert %uint [[V11]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] [[V5]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %uint [[V14]] [[V16]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %scope_0 %semantics_0 %uint_0 [[V17]] [[V7]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V18]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V19:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_10 = OpUConvert %uchar [[V19]]
; CHECK-NEXT: OpReturnValue %r_10
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @idecrement(ptr addrspace(3) %p, i32 %scope, i32 %semantics) {
  %r = call spir_func i8 @__spirv_AtomicIDecrement(ptr addrspace(3) %p, i32 %scope, i32 %semantics)
  ret i8 %r
}

declare spir_func i8 @__spirv_AtomicLoad(ptr addrspace(3), i32, i32)

; CHECK-LABEL: %load = OpFunction {{.*}}
; CHECK-NEXT: %p_11 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %scope_1 = OpFunctionParameter %uint
; CHECK-NEXT: %semantics_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_11
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_Workgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %scope_1 %semantics_1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %uint [[V6]] [[V5]]
; CHECK-NEXT: %r_11 = OpUConvert %uchar [[V7]]
; CHECK-NEXT: OpReturnValue %r_11
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @load(ptr addrspace(3) %p, i32 %scope, i32 %semantics) {
  %r = call spir_func i8 @__spirv_AtomicLoad(ptr addrspace(3) %p, i32 %scope, i32 %semantics)
  ret i8 %r
}

declare spir_func void @__spirv_AtomicStore(ptr addrspace(4), i32, i32, i16)

; CHECK-LABEL: %store = OpFunction {{.*}}
; CHECK-NEXT: %p_12 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %x_9 = OpFunctionParameter %ushort
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_12
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_Generic_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_2 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: {{%[0-9]+}} = OpUConvert %ushort [[V9]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %uint %uint_65535 [[V5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpNot %uint [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpUConvert %uint %x_9
; CHECK-NEXT: [[V14:%[0-9]+]] = OpShiftLeftLogical %uint [[V13]] [[V5]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseOr %uint [[V12]] [[V14]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_2 %uint_0 %uint_0 [[V15]] [[V7]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V16]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: {{%[0-9]+}} = OpUConvert %ushort [[V17]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @store(ptr addrspace(4) %p, i16 %x) {
  call spir_func void @__spirv_AtomicStore(ptr addrspace(4) %p, i32 2, i32 0, i16 %x)
  ret void
}

declare spir_func i8 @__spirv_AtomicCompareExchange(ptr addrspace(1), i32, i32, i32, i8, i8)

; CHECK-LABEL: %compare = OpFunction {{.*}}
; CHECK-NEXT: %p_13 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %new = OpFunctionParameter %uchar
; CHECK-NEXT: %old = OpFunctionParameter %uchar
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %p_13
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_18446744073709551612
; CHECK-NEXT: [[V2:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V0]] %ulong_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %uint [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V4]] %uint_3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpAtomicLoad %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V7:%[0-9]+]] = OpPhi %uint [[V6]] [[B0]] [[V8:%[0-9]+]] [[B1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftRightLogical %uint [[V7]] [[V5]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUConvert %uchar [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIEqual %bool [[V10]] %old
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %uchar [[V11]] %new [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %uint %uint_255 [[V5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpNot %uint [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUConvert %uint [[V12]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftLeftLogical %uint [[V16]] [[V5]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseOr %uint [[V15]] [[V17]]
; CHECK-NEXT: [[V8]] = OpAtomicCompareExchange %uint [[V2]] %uint_1 %uint_528 %uint_514 [[V18]] [[V7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpINotEqual %bool [[V8]] [[V7]]
; CHECK-NEXT: OpBranchConditional [[V19]] [[B1]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftRightLogical %uint [[V8]] [[V5]]
; CHECK-NEXT: %r_12 = OpUConvert %uchar [[V20]]
; CHECK-NEXT: {{%[0-9]+}} = OpIEqual %bool %r_12 %old
; CHECK-NEXT: OpReturnValue %r_12
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @compare(ptr addrspace(1) %p, i8 %new, i8 %old) {
  %r = call spir_func i8 @__spirv_AtomicCompareExchange(ptr addrspace(1) %p, i32 1, i32 528, i32 514, i8 %new, i8 %old)
  ret i8 %r
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)

; CHECK-LABEL: %wide = OpFunction {{.*}}
; CHECK-NEXT: %p_14 = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: %x_10 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_13 = OpAtomicIAdd %uint %p_14 %uint_1 %uint_0 %x_10
; CHECK-NEXT: OpReturnValue %r_13
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @wide(ptr addrspace(1) %p, i32 %x) {
  %r = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 1, i32 0, i32 %x)
  ret i32 %r
}
