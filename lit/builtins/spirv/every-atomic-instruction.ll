; Each atomic instruction, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int64Atomics
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func i64 @__spirv_AtomicAnd(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicAnd = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0
; CHECK-NEXT: %r = OpAtomicAnd %ulong [[V0]] %uint_1 %uint_0 %a3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicAnd(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicAnd(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i32 @__spirv_AtomicCompareExchange(ptr addrspace(1), i32, i32, i32, i32, i32)

; CHECK-LABEL: %call_AtomicCompareExchange = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a4 = OpFunctionParameter %uint
; CHECK-NEXT: %a5 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_0
; CHECK-NEXT: %r_0 = OpAtomicCompareExchange %uint [[V0]] %uint_1 %uint_0 %uint_0 %a4 %a5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicCompareExchange(ptr addrspace(1) %a0, i32 %a4, i32 %a5) {
  %r = call spir_func i32 @__spirv_AtomicCompareExchange(ptr addrspace(1) %a0, i32 1, i32 0, i32 0, i32 %a4, i32 %a5)
  ret void
}

declare spir_func i32 @__spirv_AtomicCompareExchangeWeak(ptr addrspace(1), i32, i32, i32, i32, i32)

; CHECK-LABEL: %call_AtomicCompareExchangeWeak = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a4_0 = OpFunctionParameter %uint
; CHECK-NEXT: %a5_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_1
; CHECK-NEXT: %r_1 = OpAtomicCompareExchangeWeak %uint [[V0]] %uint_1 %uint_0 %uint_0 %a4_0 %a5_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicCompareExchangeWeak(ptr addrspace(1) %a0, i32 %a4, i32 %a5) {
  %r = call spir_func i32 @__spirv_AtomicCompareExchangeWeak(ptr addrspace(1) %a0, i32 1, i32 0, i32 0, i32 %a4, i32 %a5)
  ret void
}

declare spir_func i64 @__spirv_AtomicExchange(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicExchange = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_2
; CHECK-NEXT: %r_2 = OpAtomicExchange %ulong [[V0]] %uint_1 %uint_0 %a3_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicExchange(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicExchange(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func void @__spirv_AtomicFlagClear(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_AtomicFlagClear = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_3
; CHECK-NEXT: OpAtomicFlagClear [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicFlagClear(ptr addrspace(1) %a0) {
  call spir_func void @__spirv_AtomicFlagClear(ptr addrspace(1) %a0, i32 1, i32 0)
  ret void
}

declare spir_func i1 @__spirv_AtomicFlagTestAndSet(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_AtomicFlagTestAndSet = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_4
; CHECK-NEXT: %r_3 = OpAtomicFlagTestAndSet %bool [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicFlagTestAndSet(ptr addrspace(1) %a0) {
  %r = call spir_func i1 @__spirv_AtomicFlagTestAndSet(ptr addrspace(1) %a0, i32 1, i32 0)
  ret void
}

declare spir_func i64 @__spirv_AtomicIAdd(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicIAdd = OpFunction {{.*}}
; CHECK-NEXT: %a0_5 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_1 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_5
; CHECK-NEXT: %r_4 = OpAtomicIAdd %ulong [[V0]] %uint_1 %uint_0 %a3_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicIAdd(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicIAdd(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i32 @__spirv_AtomicIDecrement(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_AtomicIDecrement = OpFunction {{.*}}
; CHECK-NEXT: %a0_6 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_6
; CHECK-NEXT: %r_5 = OpAtomicIDecrement %uint [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicIDecrement(ptr addrspace(1) %a0) {
  %r = call spir_func i32 @__spirv_AtomicIDecrement(ptr addrspace(1) %a0, i32 1, i32 0)
  ret void
}

declare spir_func i32 @__spirv_AtomicIIncrement(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_AtomicIIncrement = OpFunction {{.*}}
; CHECK-NEXT: %a0_7 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_7
; CHECK-NEXT: %r_6 = OpAtomicIIncrement %uint [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicIIncrement(ptr addrspace(1) %a0) {
  %r = call spir_func i32 @__spirv_AtomicIIncrement(ptr addrspace(1) %a0, i32 1, i32 0)
  ret void
}

declare spir_func i64 @__spirv_AtomicISub(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicISub = OpFunction {{.*}}
; CHECK-NEXT: %a0_8 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_8
; CHECK-NEXT: %r_7 = OpAtomicISub %ulong [[V0]] %uint_1 %uint_0 %a3_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicISub(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicISub(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i32 @__spirv_AtomicLoad(ptr addrspace(1), i32, i32)

; CHECK-LABEL: %call_AtomicLoad = OpFunction {{.*}}
; CHECK-NEXT: %a0_9 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a0_9
; CHECK-NEXT: %r_8 = OpAtomicLoad %uint [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicLoad(ptr addrspace(1) %a0) {
  %r = call spir_func i32 @__spirv_AtomicLoad(ptr addrspace(1) %a0, i32 1, i32 0)
  ret void
}

declare spir_func i64 @__spirv_AtomicOr(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicOr = OpFunction {{.*}}
; CHECK-NEXT: %a0_10 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_10
; CHECK-NEXT: %r_9 = OpAtomicOr %ulong [[V0]] %uint_1 %uint_0 %a3_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicOr(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicOr(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i64 @__spirv_AtomicSMax(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicSMax = OpFunction {{.*}}
; CHECK-NEXT: %a0_11 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_4 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_11
; CHECK-NEXT: %r_10 = OpAtomicSMax %ulong [[V0]] %uint_1 %uint_0 %a3_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicSMax(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicSMax(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i64 @__spirv_AtomicSMin(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicSMin = OpFunction {{.*}}
; CHECK-NEXT: %a0_12 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_5 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_12
; CHECK-NEXT: %r_11 = OpAtomicSMin %ulong [[V0]] %uint_1 %uint_0 %a3_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicSMin(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicSMin(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func void @__spirv_AtomicStore(ptr addrspace(1), i32, i32, i64)

; CHECK-LABEL: %call_AtomicStore = OpFunction {{.*}}
; CHECK-NEXT: %a0_13 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a3_6 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %a0_13
; CHECK-NEXT: OpAtomicStore [[V0]] %uint_1 %uint_0 %a3_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicStore(ptr addrspace(1) %a0, i64 %a3) {
  call spir_func void @__spirv_AtomicStore(ptr addrspace(1) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i64 @__spirv_AtomicUMax(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicUMax = OpFunction {{.*}}
; CHECK-NEXT: %a0_14 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_7 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_14
; CHECK-NEXT: %r_12 = OpAtomicUMax %ulong [[V0]] %uint_1 %uint_0 %a3_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicUMax(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicUMax(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i64 @__spirv_AtomicUMin(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicUMin = OpFunction {{.*}}
; CHECK-NEXT: %a0_15 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_8 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_15
; CHECK-NEXT: %r_13 = OpAtomicUMin %ulong [[V0]] %uint_1 %uint_0 %a3_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicUMin(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicUMin(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}

declare spir_func i64 @__spirv_AtomicXor(ptr addrspace(4), i32, i32, i64)

; CHECK-LABEL: %call_AtomicXor = OpFunction {{.*}}
; CHECK-NEXT: %a0_16 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %a3_9 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_ulong %a0_16
; CHECK-NEXT: %r_14 = OpAtomicXor %ulong [[V0]] %uint_1 %uint_0 %a3_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_AtomicXor(ptr addrspace(4) %a0, i64 %a3) {
  %r = call spir_func i64 @__spirv_AtomicXor(ptr addrspace(4) %a0, i32 1, i32 0, i64 %a3)
  ret void
}
