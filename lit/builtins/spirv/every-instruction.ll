; Each other instruction of kernels that needs no extension, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %place Alignment 8
; CHECK: OpDecorate %place_0 Alignment 8
; CHECK: OpDecorate %place_1 Alignment 8
; CHECK: OpDecorate %place_2 Alignment 8
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %uint %float
; CHECK: [[M1:%_ptr_CrossWorkgroup__struct_[0-9a-z_]+]] = OpTypePointer CrossWorkgroup [[M0]]
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %uint %uint
; CHECK: [[M3:%_ptr_Function__struct_[0-9a-z_]+]] = OpTypePointer Function [[M2]]
; CHECK: [[M4:%[0-9]+]] = OpConstantNull [[M0]]
; CHECK: %pair = OpVariable [[M1]] CrossWorkgroup [[M4]]

target triple = "spir64-unknown-unknown"

%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }
%left = type { i32, float }
%right = type { i32, float }

@pair = addrspace(1) global { i32, float } zeroinitializer

; CHECK-LABEL: %invoke = OpFunction {{.*}}
; CHECK-NEXT: %block = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define private spir_func void @invoke(ptr addrspace(4) %block) {
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_AccessChain(ptr addrspace(1), i32)

; CHECK-LABEL: %call_AccessChain = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpAccessChain %_ptr_CrossWorkgroup_float %pair %uint_1
; CHECK-NEXT: %r = OpBitcast %_ptr_CrossWorkgroup_uchar [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AccessChain() {
  %r = call spir_func ptr addrspace(1) @__spirv_AccessChain(ptr addrspace(1) @pair, i32 1)
  ret void
}

declare spir_func i1 @__spirv_All(<4 x i1>)

; CHECK-LABEL: %call_All = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpAll %bool %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_All(<4 x i1> %a0) {
  %r = call spir_func i1 @__spirv_All(<4 x i1> %a0)
  ret void
}

declare spir_func i1 @__spirv_Any(<4 x i1>)

; CHECK-LABEL: %call_Any = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpAny %bool %a0_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Any(<4 x i1> %a0) {
  %r = call spir_func i1 @__spirv_Any(<4 x i1> %a0)
  ret void
}

declare spir_func i32 @__spirv_BitCount(i32)

; CHECK-LABEL: %call_BitCount = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpBitCount %uint %a0_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_BitCount(i32 %a0) {
  %r = call spir_func i32 @__spirv_BitCount(i32 %a0)
  ret void
}

declare spir_func float @__spirv_Bitcast(i32)

; CHECK-LABEL: %call_Bitcast = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpBitcast %float %a0_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Bitcast(i32 %a0) {
  %r = call spir_func float @__spirv_Bitcast(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_BitwiseAnd(i32, i32)

; CHECK-LABEL: %call_BitwiseAnd = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter %uint
; CHECK-NEXT: %a1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpBitwiseAnd %uint %a0_3 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_BitwiseAnd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_BitwiseAnd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_BitwiseOr(i32, i32)

; CHECK-LABEL: %call_BitwiseOr = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_5 = OpBitwiseOr %uint %a0_4 %a1_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_BitwiseOr(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_BitwiseOr(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_BitwiseXor(i32, i32)

; CHECK-LABEL: %call_BitwiseXor = OpFunction {{.*}}
; CHECK-NEXT: %a0_5 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpBitwiseXor %uint %a0_5 %a1_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_BitwiseXor(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_BitwiseXor(i32 %a0, i32 %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_CompositeConstruct(float, float, float, float)

; CHECK-LABEL: %call_CompositeConstruct = OpFunction {{.*}}
; CHECK-NEXT: %a0_6 = OpFunctionParameter %float
; CHECK-NEXT: %a1_2 = OpFunctionParameter %float
; CHECK-NEXT: %a2 = OpFunctionParameter %float
; CHECK-NEXT: %a3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_7 = OpCompositeConstruct %v4float %a0_6 %a1_2 %a2 %a3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CompositeConstruct(float %a0, float %a1, float %a2, float %a3) {
  %r = call spir_func <4 x float> @__spirv_CompositeConstruct(float %a0, float %a1, float %a2, float %a3)
  ret void
}

declare spir_func float @__spirv_CompositeExtract(<4 x float>, i32)

; CHECK-LABEL: %call_CompositeExtract = OpFunction {{.*}}
; CHECK-NEXT: %a0_7 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpCompositeExtract %float %a0_7 2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CompositeExtract(<4 x float> %a0) {
  %r = call spir_func float @__spirv_CompositeExtract(<4 x float> %a0, i32 2)
  ret void
}

declare spir_func <4 x float> @__spirv_CompositeInsert(float, <4 x float>, i32)

; CHECK-LABEL: %call_CompositeInsert = OpFunction {{.*}}
; CHECK-NEXT: %a0_8 = OpFunctionParameter %float
; CHECK-NEXT: %a1_3 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_9 = OpCompositeInsert %v4float %a0_8 %a1_3 2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CompositeInsert(float %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_CompositeInsert(float %a0, <4 x float> %a1, i32 2)
  ret void
}

declare spir_func i32 @__spirv_ConvertFToS(float)

; CHECK-LABEL: %call_ConvertFToS = OpFunction {{.*}}
; CHECK-NEXT: %a0_9 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_10 = OpConvertFToS %uint %a0_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertFToS(float %a0) {
  %r = call spir_func i32 @__spirv_ConvertFToS(float %a0)
  ret void
}

declare spir_func i32 @__spirv_ConvertFToU(float)

; CHECK-LABEL: %call_ConvertFToU = OpFunction {{.*}}
; CHECK-NEXT: %a0_10 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_11 = OpConvertFToU %uint %a0_10
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertFToU(float %a0) {
  %r = call spir_func i32 @__spirv_ConvertFToU(float %a0)
  ret void
}

declare spir_func i64 @__spirv_ConvertPtrToU(ptr addrspace(1))

; CHECK-LABEL: %call_ConvertPtrToU = OpFunction {{.*}}
; CHECK-NEXT: %a0_11 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_12 = OpConvertPtrToU %ulong %a0_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertPtrToU(ptr addrspace(1) %a0) {
  %r = call spir_func i64 @__spirv_ConvertPtrToU(ptr addrspace(1) %a0)
  ret void
}

declare spir_func float @__spirv_ConvertSToF(i32)

; CHECK-LABEL: %call_ConvertSToF = OpFunction {{.*}}
; CHECK-NEXT: %a0_12 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_13 = OpConvertSToF %float %a0_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertSToF(i32 %a0) {
  %r = call spir_func float @__spirv_ConvertSToF(i32 %a0)
  ret void
}

declare spir_func float @__spirv_ConvertUToF(i32)

; CHECK-LABEL: %call_ConvertUToF = OpFunction {{.*}}
; CHECK-NEXT: %a0_13 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_14 = OpConvertUToF %float %a0_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertUToF(i32 %a0) {
  %r = call spir_func float @__spirv_ConvertUToF(i32 %a0)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_ConvertUToPtr(i64)

; CHECK-LABEL: %call_ConvertUToPtr = OpFunction {{.*}}
; CHECK-NEXT: %a0_14 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_15 = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar %a0_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ConvertUToPtr(i64 %a0) {
  %r = call spir_func ptr addrspace(1) @__spirv_ConvertUToPtr(i64 %a0)
  ret void
}

declare spir_func %right @__spirv_CopyLogical(%left)

; CHECK-LABEL: %call_CopyLogical = OpFunction {{.*}}
; CHECK-NEXT: %a0_15 = OpFunctionParameter %left
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_16 = OpCopyLogical %right %a0_15
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CopyLogical(%left %a0) {
  %r = call spir_func %right @__spirv_CopyLogical(%left %a0)
  ret void
}

declare spir_func void @__spirv_CopyMemory(ptr, ptr addrspace(1))

; CHECK-LABEL: %call_CopyMemory = OpFunction {{.*}}
; CHECK-NEXT: %a0_16 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %a1_4 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemory %a0_16 %a1_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CopyMemory(ptr %a0, ptr addrspace(1) %a1) {
  call spir_func void @__spirv_CopyMemory(ptr %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func void @__spirv_CopyMemorySized(ptr, ptr addrspace(1), i64)

; CHECK-LABEL: %call_CopyMemorySized = OpFunction {{.*}}
; CHECK-NEXT: %a0_17 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %a1_5 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a2_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpCopyMemorySized %a0_17 %a1_5 %a2_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CopyMemorySized(ptr %a0, ptr addrspace(1) %a1, i64 %a2) {
  call spir_func void @__spirv_CopyMemorySized(ptr %a0, ptr addrspace(1) %a1, i64 %a2)
  ret void
}

declare spir_func i32 @__spirv_CopyObject(i32)

; CHECK-LABEL: %call_CopyObject = OpFunction {{.*}}
; CHECK-NEXT: %a0_18 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_17 = OpCopyObject %uint %a0_18
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_CopyObject(i32 %a0) {
  %r = call spir_func i32 @__spirv_CopyObject(i32 %a0)
  ret void
}

declare spir_func float @__spirv_Dot(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_Dot = OpFunction {{.*}}
; CHECK-NEXT: %a0_19 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_6 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_18 = OpDot %float %a0_19 %a1_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Dot(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func float @__spirv_Dot(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_FAdd(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FAdd = OpFunction {{.*}}
; CHECK-NEXT: %a0_20 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_7 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_19 = OpFAdd %v4float %a0_20 %a1_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FAdd(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FAdd(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func double @__spirv_FConvert(float)

; CHECK-LABEL: %call_FConvert = OpFunction {{.*}}
; CHECK-NEXT: %a0_21 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_20 = OpFConvert %double %a0_21
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FConvert(float %a0) {
  %r = call spir_func double @__spirv_FConvert(float %a0)
  ret void
}

declare spir_func <4 x float> @__spirv_FDiv(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FDiv = OpFunction {{.*}}
; CHECK-NEXT: %a0_22 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_8 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_21 = OpFDiv %v4float %a0_22 %a1_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FDiv(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FDiv(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_FMod(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FMod = OpFunction {{.*}}
; CHECK-NEXT: %a0_23 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_9 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_22 = OpFMod %v4float %a0_23 %a1_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FMod(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FMod(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_FMul(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FMul = OpFunction {{.*}}
; CHECK-NEXT: %a0_24 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_10 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_23 = OpFMul %v4float %a0_24 %a1_10
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FMul(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FMul(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func float @__spirv_FNegate(float)

; CHECK-LABEL: %call_FNegate = OpFunction {{.*}}
; CHECK-NEXT: %a0_25 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_24 = OpFNegate %float %a0_25
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FNegate(float %a0) {
  %r = call spir_func float @__spirv_FNegate(float %a0)
  ret void
}

declare spir_func i1 @__spirv_FOrdEqual(float, float)

; CHECK-LABEL: %call_FOrdEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_26 = OpFunctionParameter %float
; CHECK-NEXT: %a1_11 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_25 = OpFOrdEqual %bool %a0_26 %a1_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FOrdGreaterThan(float, float)

; CHECK-LABEL: %call_FOrdGreaterThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_27 = OpFunctionParameter %float
; CHECK-NEXT: %a1_12 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_26 = OpFOrdGreaterThan %bool %a0_27 %a1_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdGreaterThan(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdGreaterThan(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FOrdGreaterThanEqual(float, float)

; CHECK-LABEL: %call_FOrdGreaterThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_28 = OpFunctionParameter %float
; CHECK-NEXT: %a1_13 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_27 = OpFOrdGreaterThanEqual %bool %a0_28 %a1_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdGreaterThanEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdGreaterThanEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FOrdLessThan(float, float)

; CHECK-LABEL: %call_FOrdLessThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_29 = OpFunctionParameter %float
; CHECK-NEXT: %a1_14 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_28 = OpFOrdLessThan %bool %a0_29 %a1_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdLessThan(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdLessThan(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FOrdLessThanEqual(float, float)

; CHECK-LABEL: %call_FOrdLessThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_30 = OpFunctionParameter %float
; CHECK-NEXT: %a1_15 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_29 = OpFOrdLessThanEqual %bool %a0_30 %a1_15
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdLessThanEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdLessThanEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FOrdNotEqual(float, float)

; CHECK-LABEL: %call_FOrdNotEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_31 = OpFunctionParameter %float
; CHECK-NEXT: %a1_16 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_30 = OpFOrdNotEqual %bool %a0_31 %a1_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FOrdNotEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FOrdNotEqual(float %a0, float %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_FRem(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FRem = OpFunction {{.*}}
; CHECK-NEXT: %a0_32 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_17 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_31 = OpFRem %v4float %a0_32 %a1_17
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FRem(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FRem(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_FSub(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_FSub = OpFunction {{.*}}
; CHECK-NEXT: %a0_33 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_18 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_32 = OpFSub %v4float %a0_33 %a1_18
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FSub(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_FSub(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordEqual(float, float)

; CHECK-LABEL: %call_FUnordEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_34 = OpFunctionParameter %float
; CHECK-NEXT: %a1_19 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_33 = OpFUnordEqual %bool %a0_34 %a1_19
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordGreaterThan(float, float)

; CHECK-LABEL: %call_FUnordGreaterThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_35 = OpFunctionParameter %float
; CHECK-NEXT: %a1_20 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_34 = OpFUnordGreaterThan %bool %a0_35 %a1_20
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordGreaterThan(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordGreaterThan(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordGreaterThanEqual(float, float)

; CHECK-LABEL: %call_FUnordGreaterThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_36 = OpFunctionParameter %float
; CHECK-NEXT: %a1_21 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_35 = OpFUnordGreaterThanEqual %bool %a0_36 %a1_21
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordGreaterThanEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordGreaterThanEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordLessThan(float, float)

; CHECK-LABEL: %call_FUnordLessThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_37 = OpFunctionParameter %float
; CHECK-NEXT: %a1_22 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_36 = OpFUnordLessThan %bool %a0_37 %a1_22
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordLessThan(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordLessThan(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordLessThanEqual(float, float)

; CHECK-LABEL: %call_FUnordLessThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_38 = OpFunctionParameter %float
; CHECK-NEXT: %a1_23 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_37 = OpFUnordLessThanEqual %bool %a0_38 %a1_23
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordLessThanEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordLessThanEqual(float %a0, float %a1)
  ret void
}

declare spir_func i1 @__spirv_FUnordNotEqual(float, float)

; CHECK-LABEL: %call_FUnordNotEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_39 = OpFunctionParameter %float
; CHECK-NEXT: %a1_24 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_38 = OpFUnordNotEqual %bool %a0_39 %a1_24
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_FUnordNotEqual(float %a0, float %a1) {
  %r = call spir_func i1 @__spirv_FUnordNotEqual(float %a0, float %a1)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_GenericCastToPtr(ptr addrspace(4))

; CHECK-LABEL: %call_GenericCastToPtr = OpFunction {{.*}}
; CHECK-NEXT: %a0_40 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_39 = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %a0_40
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GenericCastToPtr(ptr addrspace(4) %a0) {
  %r = call spir_func ptr addrspace(1) @__spirv_GenericCastToPtr(ptr addrspace(4) %a0)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_GenericCastToPtrExplicit(ptr addrspace(4), i32)

; CHECK-LABEL: %call_GenericCastToPtrExplicit = OpFunction {{.*}}
; CHECK-NEXT: %a0_41 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_40 = OpGenericCastToPtrExplicit %_ptr_CrossWorkgroup_uchar %a0_41 CrossWorkgroup
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GenericCastToPtrExplicit(ptr addrspace(4) %a0) {
  %r = call spir_func ptr addrspace(1) @__spirv_GenericCastToPtrExplicit(ptr addrspace(4) %a0, i32 5)
  ret void
}

declare spir_func i32 @__spirv_GenericPtrMemSemantics(ptr addrspace(4))

; CHECK-LABEL: %call_GenericPtrMemSemantics = OpFunction {{.*}}
; CHECK-NEXT: %a0_42 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_41 = OpGenericPtrMemSemantics %uint %a0_42
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GenericPtrMemSemantics(ptr addrspace(4) %a0) {
  %r = call spir_func i32 @__spirv_GenericPtrMemSemantics(ptr addrspace(4) %a0)
  ret void
}

declare spir_func i32 @__spirv_IAdd(i32, i32)

; CHECK-LABEL: %call_IAdd = OpFunction {{.*}}
; CHECK-NEXT: %a0_43 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_25 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_42 = OpIAdd %uint %a0_43 %a1_25
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IAdd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_IAdd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func void @__spirv_IAddCarry(ptr sret({ i32, i32 }), i32, i32)

; CHECK-LABEL: %call_IAddCarry = OpFunction {{.*}}
; CHECK-NEXT: %a0_44 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_26 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %place = OpVariable [[M3]] Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIAddCarry [[M2]] %a0_44 %a1_26
; CHECK-NEXT: OpStore %place [[V0]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IAddCarry(i32 %a0, i32 %a1) {
  %place = alloca { i32, i32 }
  call spir_func void @__spirv_IAddCarry(ptr sret({ i32, i32 }) %place, i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_IEqual(i32, i32)

; CHECK-LABEL: %call_IEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_45 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_27 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_43 = OpIEqual %bool %a0_45 %a1_27
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_IEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_IMul(i32, i32)

; CHECK-LABEL: %call_IMul = OpFunction {{.*}}
; CHECK-NEXT: %a0_46 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_28 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_44 = OpIMul %uint %a0_46 %a1_28
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IMul(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_IMul(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_INotEqual(i32, i32)

; CHECK-LABEL: %call_INotEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_47 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_29 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_45 = OpINotEqual %bool %a0_47 %a1_29
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_INotEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_INotEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ISub(i32, i32)

; CHECK-LABEL: %call_ISub = OpFunction {{.*}}
; CHECK-NEXT: %a0_48 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_30 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_46 = OpISub %uint %a0_48 %a1_30
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ISub(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ISub(i32 %a0, i32 %a1)
  ret void
}

declare spir_func void @__spirv_ISubBorrow(ptr sret({ i32, i32 }), i32, i32)

; CHECK-LABEL: %call_ISubBorrow = OpFunction {{.*}}
; CHECK-NEXT: %a0_49 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_31 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %place_0 = OpVariable [[M3]] Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISubBorrow [[M2]] %a0_49 %a1_31
; CHECK-NEXT: OpStore %place_0 [[V0]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ISubBorrow(i32 %a0, i32 %a1) {
  %place = alloca { i32, i32 }
  call spir_func void @__spirv_ISubBorrow(ptr sret({ i32, i32 }) %place, i32 %a0, i32 %a1)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_InBoundsAccessChain(ptr addrspace(1), i32)

; CHECK-LABEL: %call_InBoundsAccessChain = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpInBoundsAccessChain %_ptr_CrossWorkgroup_float %pair %uint_1
; CHECK-NEXT: %r_47 = OpBitcast %_ptr_CrossWorkgroup_uchar [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_InBoundsAccessChain() {
  %r = call spir_func ptr addrspace(1) @__spirv_InBoundsAccessChain(ptr addrspace(1) @pair, i32 1)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_InBoundsPtrAccessChain = OpFunction {{.*}}
; CHECK-NEXT: %a1_32 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %pair %a1_32 %uint_1
; CHECK-NEXT: %r_48 = OpBitcast %_ptr_CrossWorkgroup_uchar [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_InBoundsPtrAccessChain(i32 %a1) {
  %r = call spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1) @pair, i32 %a1, i32 1)
  ret void
}

declare spir_func i1 @__spirv_IsFinite(float)

; CHECK-LABEL: %call_IsFinite = OpFunction {{.*}}
; CHECK-NEXT: %a0_50 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_49 = OpIsFinite %bool %a0_50
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsFinite(float %a0) {
  %r = call spir_func i1 @__spirv_IsFinite(float %a0)
  ret void
}

declare spir_func i1 @__spirv_IsInf(float)

; CHECK-LABEL: %call_IsInf = OpFunction {{.*}}
; CHECK-NEXT: %a0_51 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_50 = OpIsInf %bool %a0_51
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsInf(float %a0) {
  %r = call spir_func i1 @__spirv_IsInf(float %a0)
  ret void
}

declare spir_func i1 @__spirv_IsNan(float)

; CHECK-LABEL: %call_IsNan = OpFunction {{.*}}
; CHECK-NEXT: %a0_52 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_51 = OpIsNan %bool %a0_52
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsNan(float %a0) {
  %r = call spir_func i1 @__spirv_IsNan(float %a0)
  ret void
}

declare spir_func i1 @__spirv_IsNormal(float)

; CHECK-LABEL: %call_IsNormal = OpFunction {{.*}}
; CHECK-NEXT: %a0_53 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_52 = OpIsNormal %bool %a0_53
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_IsNormal(float %a0) {
  %r = call spir_func i1 @__spirv_IsNormal(float %a0)
  ret void
}

declare spir_func <4 x i1> @__spirv_LessOrGreater(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_LessOrGreater = OpFunction {{.*}}
; CHECK-NEXT: %a0_54 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_33 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_53 = OpFOrdNotEqual %v4bool %a0_54 %a1_33
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LessOrGreater(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x i1> @__spirv_LessOrGreater(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func void @__spirv_LifetimeStart(ptr, i32)

; CHECK-LABEL: %call_LifetimeStart = OpFunction {{.*}}
; CHECK-NEXT: %a0_55 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpLifetimeStart %a0_55 0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LifetimeStart(ptr %a0) {
  call spir_func void @__spirv_LifetimeStart(ptr %a0, i32 0)
  ret void
}

declare spir_func void @__spirv_LifetimeStop(ptr, i32)

; CHECK-LABEL: %call_LifetimeStop = OpFunction {{.*}}
; CHECK-NEXT: %a0_56 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpLifetimeStop %a0_56 0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LifetimeStop(ptr %a0) {
  call spir_func void @__spirv_LifetimeStop(ptr %a0, i32 0)
  ret void
}

declare spir_func i32 @__spirv_Load(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_Load = OpFunction {{.*}}
; CHECK-NEXT: %a0_57 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_57
; CHECK-NEXT: %r_54 = OpLoad %uint [[V0]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Load(ptr addrspace(1) %a0) {
  %r = call spir_func i32 @__spirv_Load(ptr addrspace(1) %a0, i32 2, i32 4)
  ret void
}

declare spir_func i1 @__spirv_LogicalAnd(i1, i1)

; CHECK-LABEL: %call_LogicalAnd = OpFunction {{.*}}
; CHECK-NEXT: %a0_58 = OpFunctionParameter %bool
; CHECK-NEXT: %a1_34 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_55 = OpLogicalAnd %bool %a0_58 %a1_34
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LogicalAnd(i1 %a0, i1 %a1) {
  %r = call spir_func i1 @__spirv_LogicalAnd(i1 %a0, i1 %a1)
  ret void
}

declare spir_func i1 @__spirv_LogicalEqual(i1, i1)

; CHECK-LABEL: %call_LogicalEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_59 = OpFunctionParameter %bool
; CHECK-NEXT: %a1_35 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_56 = OpLogicalEqual %bool %a0_59 %a1_35
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LogicalEqual(i1 %a0, i1 %a1) {
  %r = call spir_func i1 @__spirv_LogicalEqual(i1 %a0, i1 %a1)
  ret void
}

declare spir_func i1 @__spirv_LogicalNot(i1)

; CHECK-LABEL: %call_LogicalNot = OpFunction {{.*}}
; CHECK-NEXT: %a0_60 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_57 = OpLogicalNot %bool %a0_60
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LogicalNot(i1 %a0) {
  %r = call spir_func i1 @__spirv_LogicalNot(i1 %a0)
  ret void
}

declare spir_func i1 @__spirv_LogicalNotEqual(i1, i1)

; CHECK-LABEL: %call_LogicalNotEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_61 = OpFunctionParameter %bool
; CHECK-NEXT: %a1_36 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_58 = OpLogicalNotEqual %bool %a0_61 %a1_36
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LogicalNotEqual(i1 %a0, i1 %a1) {
  %r = call spir_func i1 @__spirv_LogicalNotEqual(i1 %a0, i1 %a1)
  ret void
}

declare spir_func i1 @__spirv_LogicalOr(i1, i1)

; CHECK-LABEL: %call_LogicalOr = OpFunction {{.*}}
; CHECK-NEXT: %a0_62 = OpFunctionParameter %bool
; CHECK-NEXT: %a1_37 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_59 = OpLogicalOr %bool %a0_62 %a1_37
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_LogicalOr(i1 %a0, i1 %a1) {
  %r = call spir_func i1 @__spirv_LogicalOr(i1 %a0, i1 %a1)
  ret void
}

declare spir_func void @__spirv_Nop()

; CHECK-LABEL: %call_Nop = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpNop
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Nop() {
  call spir_func void @__spirv_Nop()
  ret void
}

declare spir_func i32 @__spirv_Not(i32)

; CHECK-LABEL: %call_Not = OpFunction {{.*}}
; CHECK-NEXT: %a0_63 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_60 = OpNot %uint %a0_63
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Not(i32 %a0) {
  %r = call spir_func i32 @__spirv_Not(i32 %a0)
  ret void
}

declare spir_func <4 x i1> @__spirv_Ordered(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_Ordered = OpFunction {{.*}}
; CHECK-NEXT: %a0_64 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_38 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_61 = OpOrdered %v4bool %a0_64 %a1_38
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Ordered(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x i1> @__spirv_Ordered(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_PtrAccessChain(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_PtrAccessChain = OpFunction {{.*}}
; CHECK-NEXT: %a1_39 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_float %pair %a1_39 %uint_1
; CHECK-NEXT: %r_62 = OpBitcast %_ptr_CrossWorkgroup_uchar [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_PtrAccessChain(i32 %a1) {
  %r = call spir_func ptr addrspace(1) @__spirv_PtrAccessChain(ptr addrspace(1) @pair, i32 %a1, i32 1)
  ret void
}

declare spir_func ptr addrspace(4) @__spirv_PtrCastToGeneric(ptr addrspace(1))

; CHECK-LABEL: %call_PtrCastToGeneric = OpFunction {{.*}}
; CHECK-NEXT: %a0_65 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_63 = OpPtrCastToGeneric %_ptr_Generic_uchar %a0_65
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_PtrCastToGeneric(ptr addrspace(1) %a0) {
  %r = call spir_func ptr addrspace(4) @__spirv_PtrCastToGeneric(ptr addrspace(1) %a0)
  ret void
}

declare spir_func i64 @__spirv_PtrDiff(ptr addrspace(1), ptr addrspace(1))

; CHECK-LABEL: %call_PtrDiff = OpFunction {{.*}}
; CHECK-NEXT: %a0_66 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a1_40 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_64 = OpPtrDiff %ulong %a0_66 %a1_40
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_PtrDiff(ptr addrspace(1) %a0, ptr addrspace(1) %a1) {
  %r = call spir_func i64 @__spirv_PtrDiff(ptr addrspace(1) %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func i1 @__spirv_PtrEqual(ptr addrspace(1), ptr addrspace(1))

; CHECK-LABEL: %call_PtrEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_67 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a1_41 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_65 = OpPtrEqual %bool %a0_67 %a1_41
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_PtrEqual(ptr addrspace(1) %a0, ptr addrspace(1) %a1) {
  %r = call spir_func i1 @__spirv_PtrEqual(ptr addrspace(1) %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func i1 @__spirv_PtrNotEqual(ptr addrspace(1), ptr addrspace(1))

; CHECK-LABEL: %call_PtrNotEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_68 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a1_42 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_66 = OpPtrNotEqual %bool %a0_68 %a1_42
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_PtrNotEqual(ptr addrspace(1) %a0, ptr addrspace(1) %a1) {
  %r = call spir_func i1 @__spirv_PtrNotEqual(ptr addrspace(1) %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func i64 @__spirv_SConvert(i32)

; CHECK-LABEL: %call_SConvert = OpFunction {{.*}}
; CHECK-NEXT: %a0_69 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_67 = OpSConvert %ulong %a0_69
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SConvert(i32 %a0) {
  %r = call spir_func i64 @__spirv_SConvert(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_SDiv(i32, i32)

; CHECK-LABEL: %call_SDiv = OpFunction {{.*}}
; CHECK-NEXT: %a0_70 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_43 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_68 = OpSDiv %uint %a0_70 %a1_43
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SDiv(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_SDiv(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_SGreaterThan(i32, i32)

; CHECK-LABEL: %call_SGreaterThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_71 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_44 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_69 = OpSGreaterThan %bool %a0_71 %a1_44
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SGreaterThan(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_SGreaterThan(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_SGreaterThanEqual(i32, i32)

; CHECK-LABEL: %call_SGreaterThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_72 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_45 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_70 = OpSGreaterThanEqual %bool %a0_72 %a1_45
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SGreaterThanEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_SGreaterThanEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_SLessThan(i32, i32)

; CHECK-LABEL: %call_SLessThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_73 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_46 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_71 = OpSLessThan %bool %a0_73 %a1_46
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SLessThan(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_SLessThan(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_SLessThanEqual(i32, i32)

; CHECK-LABEL: %call_SLessThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_74 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_47 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_72 = OpSLessThanEqual %bool %a0_74 %a1_47
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SLessThanEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_SLessThanEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_SMod(i32, i32)

; CHECK-LABEL: %call_SMod = OpFunction {{.*}}
; CHECK-NEXT: %a0_75 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_48 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_73 = OpSMod %uint %a0_75 %a1_48
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SMod(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_SMod(i32 %a0, i32 %a1)
  ret void
}

declare spir_func void @__spirv_SMulExtended(ptr sret({ i32, i32 }), i32, i32)

; CHECK-LABEL: %call_SMulExtended = OpFunction {{.*}}
; CHECK-NEXT: %a0_76 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_49 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %place_1 = OpVariable [[M3]] Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSMulExtended [[M2]] %a0_76 %a1_49
; CHECK-NEXT: OpStore %place_1 [[V0]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SMulExtended(i32 %a0, i32 %a1) {
  %place = alloca { i32, i32 }
  call spir_func void @__spirv_SMulExtended(ptr sret({ i32, i32 }) %place, i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_SNegate(i32)

; CHECK-LABEL: %call_SNegate = OpFunction {{.*}}
; CHECK-NEXT: %a0_77 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_74 = OpSNegate %uint %a0_77
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SNegate(i32 %a0) {
  %r = call spir_func i32 @__spirv_SNegate(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_SRem(i32, i32)

; CHECK-LABEL: %call_SRem = OpFunction {{.*}}
; CHECK-NEXT: %a0_78 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_50 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_75 = OpSRem %uint %a0_78 %a1_50
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SRem(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_SRem(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i64 @__spirv_SatConvertSToU(i32)

; CHECK-LABEL: %call_SatConvertSToU = OpFunction {{.*}}
; CHECK-NEXT: %a0_79 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_76 = OpSatConvertSToU %ulong %a0_79
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SatConvertSToU(i32 %a0) {
  %r = call spir_func i64 @__spirv_SatConvertSToU(i32 %a0)
  ret void
}

declare spir_func i64 @__spirv_SatConvertUToS(i32)

; CHECK-LABEL: %call_SatConvertUToS = OpFunction {{.*}}
; CHECK-NEXT: %a0_80 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_77 = OpSatConvertUToS %ulong %a0_80
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SatConvertUToS(i32 %a0) {
  %r = call spir_func i64 @__spirv_SatConvertUToS(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_Select(i1, i32, i32)

; CHECK-LABEL: %call_Select = OpFunction {{.*}}
; CHECK-NEXT: %a0_81 = OpFunctionParameter %bool
; CHECK-NEXT: %a1_51 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_78 = OpSelect %uint %a0_81 %a1_51 %a2_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Select(i1 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_Select(i1 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ShiftLeftLogical(i32, i32)

; CHECK-LABEL: %call_ShiftLeftLogical = OpFunction {{.*}}
; CHECK-NEXT: %a0_82 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_52 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_79 = OpShiftLeftLogical %uint %a0_82 %a1_52
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ShiftLeftLogical(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ShiftLeftLogical(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ShiftRightArithmetic(i32, i32)

; CHECK-LABEL: %call_ShiftRightArithmetic = OpFunction {{.*}}
; CHECK-NEXT: %a0_83 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_53 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_80 = OpShiftRightArithmetic %uint %a0_83 %a1_53
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ShiftRightArithmetic(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ShiftRightArithmetic(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ShiftRightLogical(i32, i32)

; CHECK-LABEL: %call_ShiftRightLogical = OpFunction {{.*}}
; CHECK-NEXT: %a0_84 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_54 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_81 = OpShiftRightLogical %uint %a0_84 %a1_54
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ShiftRightLogical(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ShiftRightLogical(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_SignBitSet(float)

; CHECK-LABEL: %call_SignBitSet = OpFunction {{.*}}
; CHECK-NEXT: %a0_85 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_82 = OpSignBitSet %bool %a0_85
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SignBitSet(float %a0) {
  %r = call spir_func i1 @__spirv_SignBitSet(float %a0)
  ret void
}

declare spir_func i32 @__spirv_SizeOf(ptr)

; CHECK-LABEL: %call_SizeOf = OpFunction {{.*}}
; CHECK-NEXT: %a0_86 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_83 = OpSizeOf %uint %a0_86
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SizeOf(ptr %a0) {
  %r = call spir_func i32 @__spirv_SizeOf(ptr %a0)
  ret void
}

declare spir_func void @__spirv_Store(ptr addrspace(1), i32, i32, i32)

; CHECK-LABEL: %call_Store = OpFunction {{.*}}
; CHECK-NEXT: %a0_87 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a1_55 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_87
; CHECK-NEXT: OpStore [[V0]] %a1_55 Volatile|Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Store(ptr addrspace(1) %a0, i32 %a1) {
  call spir_func void @__spirv_Store(ptr addrspace(1) %a0, i32 %a1, i32 3, i32 4)
  ret void
}

declare spir_func i64 @__spirv_UConvert(i32)

; CHECK-LABEL: %call_UConvert = OpFunction {{.*}}
; CHECK-NEXT: %a0_88 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_84 = OpUConvert %ulong %a0_88
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UConvert(i32 %a0) {
  %r = call spir_func i64 @__spirv_UConvert(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_UDiv(i32, i32)

; CHECK-LABEL: %call_UDiv = OpFunction {{.*}}
; CHECK-NEXT: %a0_89 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_56 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_85 = OpUDiv %uint %a0_89 %a1_56
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UDiv(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_UDiv(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_UGreaterThan(i32, i32)

; CHECK-LABEL: %call_UGreaterThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_90 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_57 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_86 = OpUGreaterThan %bool %a0_90 %a1_57
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UGreaterThan(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_UGreaterThan(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_UGreaterThanEqual(i32, i32)

; CHECK-LABEL: %call_UGreaterThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_91 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_58 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_87 = OpUGreaterThanEqual %bool %a0_91 %a1_58
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UGreaterThanEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_UGreaterThanEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_ULessThan(i32, i32)

; CHECK-LABEL: %call_ULessThan = OpFunction {{.*}}
; CHECK-NEXT: %a0_92 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_59 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_88 = OpULessThan %bool %a0_92 %a1_59
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ULessThan(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_ULessThan(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_ULessThanEqual(i32, i32)

; CHECK-LABEL: %call_ULessThanEqual = OpFunction {{.*}}
; CHECK-NEXT: %a0_93 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_60 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_89 = OpULessThanEqual %bool %a0_93 %a1_60
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ULessThanEqual(i32 %a0, i32 %a1) {
  %r = call spir_func i1 @__spirv_ULessThanEqual(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_UMod(i32, i32)

; CHECK-LABEL: %call_UMod = OpFunction {{.*}}
; CHECK-NEXT: %a0_94 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_61 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_90 = OpUMod %uint %a0_94 %a1_61
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UMod(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_UMod(i32 %a0, i32 %a1)
  ret void
}

declare spir_func void @__spirv_UMulExtended(ptr sret({ i32, i32 }), i32, i32)

; CHECK-LABEL: %call_UMulExtended = OpFunction {{.*}}
; CHECK-NEXT: %a0_95 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_62 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %place_2 = OpVariable [[M3]] Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUMulExtended [[M2]] %a0_95 %a1_62
; CHECK-NEXT: OpStore %place_2 [[V0]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UMulExtended(i32 %a0, i32 %a1) {
  %place = alloca { i32, i32 }
  call spir_func void @__spirv_UMulExtended(ptr sret({ i32, i32 }) %place, i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_Undef()

; CHECK-LABEL: %call_Undef = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_91 = OpUndef %uint
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Undef() {
  %r = call spir_func i32 @__spirv_Undef()
  ret void
}

declare spir_func <4 x i1> @__spirv_Unordered(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_Unordered = OpFunction {{.*}}
; CHECK-NEXT: %a0_96 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_63 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_92 = OpUnordered %v4bool %a0_96 %a1_63
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Unordered(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x i1> @__spirv_Unordered(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func float @__spirv_VectorExtractDynamic(<4 x float>, i32)

; CHECK-LABEL: %call_VectorExtractDynamic = OpFunction {{.*}}
; CHECK-NEXT: %a0_97 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_64 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_93 = OpVectorExtractDynamic %float %a0_97 %a1_64
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_VectorExtractDynamic(<4 x float> %a0, i32 %a1) {
  %r = call spir_func float @__spirv_VectorExtractDynamic(<4 x float> %a0, i32 %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_VectorInsertDynamic(<4 x float>, float, i32)

; CHECK-LABEL: %call_VectorInsertDynamic = OpFunction {{.*}}
; CHECK-NEXT: %a0_98 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_65 = OpFunctionParameter %float
; CHECK-NEXT: %a2_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_94 = OpVectorInsertDynamic %v4float %a0_98 %a1_65 %a2_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_VectorInsertDynamic(<4 x float> %a0, float %a1, i32 %a2) {
  %r = call spir_func <4 x float> @__spirv_VectorInsertDynamic(<4 x float> %a0, float %a1, i32 %a2)
  ret void
}

declare spir_func <2 x float> @__spirv_VectorShuffle(<4 x float>, <4 x float>, i32, i32)

; CHECK-LABEL: %call_VectorShuffle = OpFunction {{.*}}
; CHECK-NEXT: %a0_99 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_66 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_95 = OpVectorShuffle %v2float %a0_99 %a1_66 0 5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_VectorShuffle(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <2 x float> @__spirv_VectorShuffle(<4 x float> %a0, <4 x float> %a1, i32 0, i32 5)
  ret void
}

declare spir_func <4 x float> @__spirv_VectorTimesScalar(<4 x float>, float)

; CHECK-LABEL: %call_VectorTimesScalar = OpFunction {{.*}}
; CHECK-NEXT: %a0_100 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_67 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_96 = OpVectorTimesScalar %v4float %a0_100 %a1_67
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_VectorTimesScalar(<4 x float> %a0, float %a1) {
  %r = call spir_func <4 x float> @__spirv_VectorTimesScalar(<4 x float> %a0, float %a1)
  ret void
}
