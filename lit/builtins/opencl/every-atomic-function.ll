; Each atomic function of OpenCL C, of version 1 and of C11.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %f_strong FuncParamAttr Zext
; CHECK: OpDecorate %f_weak FuncParamAttr Zext
; CHECK: OpDecorate %f_test_and_set FuncParamAttr Zext

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_atomic_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicIAdd %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_add(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_add_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicIAdd %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_add_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_sub = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicISub %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_sub(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_sub_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicISub %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_sub_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_subPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_subPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_xchg = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicExchange %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_xchg(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_xchg_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicExchange %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_xchg_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z11atomic_xchgPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z11atomic_xchgPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicSMin %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_min(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_min_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicUMin %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_min_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicSMax %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_max(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_max_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicUMax %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_max_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicAnd %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_and(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_and_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicAnd %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_and_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicOr %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_or(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_or_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicOr %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_or_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicXor %uint [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_xor(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_xor_local = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicXor %uint [[V0]] %uint_1 %uint_256 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_xor_local(ptr addrspace(3) noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_inc = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpAtomicIIncrement %uint [[V0]] %uint_1 %uint_512
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_inc(ptr addrspace(1) noundef %0) {
  %2 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef)

; CHECK-LABEL: %f_atomic_dec = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpAtomicIDecrement %uint [[V0]] %uint_1 %uint_512
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_dec(ptr addrspace(1) noundef %0) {
  %2 = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef)

; CHECK-LABEL: %f_atomic_cmpxchg = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpAtomicCompareExchange %uint [[V0]] %uint_1 %uint_512 %uint_512 [[V2]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_cmpxchg(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %4
}

declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_xchg_float = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicExchange %float [[V0]] %uint_1 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_atomic_xchg_float(ptr addrspace(1) noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef)

; CHECK-LABEL: %f_atomic_fetch_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicIAdd %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_add(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_add_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicIAdd %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_add_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_sub = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicISub %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_sub(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_sub_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicISub %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_sub_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicOr %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_or(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_or_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicOr %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_or_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicXor %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_xor(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_xor_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicXor %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_xor_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicAnd %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_and(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_and_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicAnd %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_and_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicSMin %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_min(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_min_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicUMin %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_min_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicSMax %uint [[V0]] %uint_2 %uint_512 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_max(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 0, i32 noundef 1)
  ret i32 %4
}

declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_atomic_fetch_max_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicUMax %uint [[V0]] %uint_1 %uint_528 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_atomic_fetch_max_unsigned(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret i32 %4
}

declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_load = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpAtomicLoad %uint [[V0]] %uint_1 %uint_514
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_load(ptr addrspace(1) noundef %0) {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %2, i32 noundef 2, i32 noundef 2)
  ret i32 %3
}

declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_store = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: OpAtomicStore [[V0]] %uint_1 %uint_516 [[V1]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_store(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 3, i32 noundef 2)
  ret void
}

declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_init = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: OpStore [[V0]] [[V1]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_init(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %3, i32 noundef %1)
  ret void
}

declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef)

; CHECK-LABEL: %f_exchange = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAtomicExchange %uint [[V0]] %uint_1 %uint_520 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_exchange(ptr addrspace(1) noundef %0, i32 noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %3, i32 noundef %1, i32 noundef 4, i32 noundef 2)
  ret i32 %4
}

declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_strong = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Function_uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uint [[V1]]
; CHECK-NEXT: %exp = OpLoad %uint [[V3]] Aligned 4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpAtomicCompareExchange %uint [[V0]] %uint_1 %uint_528 %uint_512 [[V2]] %exp
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIEqual %bool [[V4]] %exp
; CHECK-NEXT: OpBranchConditional [[V5]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: OpStore [[V3]] [[V4]] Aligned 4
; CHECK-NEXT: OpBranch [[B0]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func zeroext i1 @f_strong(ptr addrspace(1) noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %4, ptr addrspace(4) noundef %5, i32 noundef %2, i32 noundef 5, i32 noundef 0, i32 noundef 2)
  ret i1 %6
}

declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_weak = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Function_uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uint [[V1]]
; CHECK-NEXT: %exp_0 = OpLoad %uint [[V3]] Aligned 4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpAtomicCompareExchange %uint [[V0]] %uint_1 %uint_528 %uint_512 [[V2]] %exp_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIEqual %bool [[V4]] %exp_0
; CHECK-NEXT: OpBranchConditional [[V5]] [[B0:%[0-9]+]] [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: OpStore [[V3]] [[V4]] Aligned 4
; CHECK-NEXT: OpBranch [[B0]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func zeroext i1 @f_weak(ptr addrspace(1) noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %4, ptr addrspace(4) noundef %5, i32 noundef %2, i32 noundef 5, i32 noundef 0, i32 noundef 2)
  ret i1 %6
}

declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_test_and_set = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpAtomicFlagTestAndSet %bool [[V0]] %uint_1 %uint_514
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func zeroext i1 @f_test_and_set(ptr addrspace(1) noundef %0) {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %2, i32 noundef 2, i32 noundef 2)
  ret i1 %3
}

declare spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_clear = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpPtrCastToGeneric %_ptr_Generic_uint [[V0]]
; CHECK-NEXT: OpAtomicFlagClear [[V0]] %uint_1 %uint_516
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_clear(ptr addrspace(1) noundef %0) {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %2, i32 noundef 3, i32 noundef 2)
  ret void
}

declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_fence = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpMemoryBarrier %uint_1 %uint_520
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_fence() {
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 4, i32 noundef 2)
  ret void
}

declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef)
