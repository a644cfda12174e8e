; Each instruction of groups and barriers, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Pipes
; CHECK-NEXT: OpCapability Groups
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability NamedBarrier
; CHECK-NEXT: OpCapability GroupNonUniform
; CHECK-NEXT: OpCapability GroupNonUniformVote
; CHECK-NEXT: OpCapability GroupNonUniformBallot
; CHECK-NEXT: OpCapability GroupNonUniformShuffle
; CHECK-NEXT: OpCapability GroupNonUniformShuffleRelative
; CHECK-NEXT: OpCapability GroupNonUniformClustered
; CHECK-NEXT: OpCapability GroupNonUniformQuad
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_ControlBarrier(i32, i32, i32)

; CHECK-LABEL: %call_ControlBarrier = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpControlBarrier %uint_2 %uint_2 %uint_272
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ControlBarrier() {
  call spir_func void @__spirv_ControlBarrier(i32 2, i32 2, i32 272)
  ret void
}

declare spir_func i1 @__spirv_GroupAll(i32, i1)

; CHECK-LABEL: %call_GroupAll = OpFunction {{.*}}
; CHECK-NEXT: %a1 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpGroupAll %bool %uint_3 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupAll(i1 %a1) {
  %r = call spir_func i1 @__spirv_GroupAll(i32 3, i1 %a1)
  ret void
}

declare spir_func i1 @__spirv_GroupAny(i32, i1)

; CHECK-LABEL: %call_GroupAny = OpFunction {{.*}}
; CHECK-NEXT: %a1_0 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpGroupAny %bool %uint_3 %a1_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupAny(i1 %a1) {
  %r = call spir_func i1 @__spirv_GroupAny(i32 3, i1 %a1)
  ret void
}

declare spir_func target("spirv.Event") @__spirv_GroupAsyncCopy(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))

; CHECK-LABEL: %call_GroupAsyncCopy = OpFunction {{.*}}
; CHECK-NEXT: %a1_1 = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: %a2 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a3 = OpFunctionParameter %ulong
; CHECK-NEXT: %a4 = OpFunctionParameter %ulong
; CHECK-NEXT: %a5 = OpFunctionParameter %Event
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpGroupAsyncCopy %Event %uint_2 %a1_1 %a2 %a3 %a4 %a5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupAsyncCopy(ptr addrspace(3) %a1, ptr addrspace(1) %a2, i64 %a3, i64 %a4, target("spirv.Event") %a5) {
  %r = call spir_func target("spirv.Event") @__spirv_GroupAsyncCopy(i32 2, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i64 %a3, i64 %a4, target("spirv.Event") %a5)
  ret void
}

declare spir_func i32 @__spirv_GroupBroadcast(i32, i32, i32)

; CHECK-LABEL: %call_GroupBroadcast = OpFunction {{.*}}
; CHECK-NEXT: %a1_2 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpGroupBroadcast %uint %uint_3 %a1_2 %a2_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupBroadcast(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupBroadcast(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func void @__spirv_GroupCommitReadPipe(i32, target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)

; CHECK-LABEL: %call_GroupCommitReadPipe = OpFunction {{.*}}
; CHECK-NEXT: %a1_3 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a2_1 = OpFunctionParameter %ReserveId
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpGroupCommitReadPipe %uint_2 %a1_3 %a2_1 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupCommitReadPipe(target("spirv.Pipe", 0) %a1, target("spirv.ReserveId") %a2) {
  call spir_func void @__spirv_GroupCommitReadPipe(i32 2, target("spirv.Pipe", 0) %a1, target("spirv.ReserveId") %a2, i32 4, i32 4)
  ret void
}

declare spir_func void @__spirv_GroupCommitWritePipe(i32, target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

; CHECK-LABEL: %call_GroupCommitWritePipe = OpFunction {{.*}}
; CHECK-NEXT: %a1_4 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a2_2 = OpFunctionParameter %ReserveId
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpGroupCommitWritePipe %uint_2 %a1_4 %a2_2 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupCommitWritePipe(target("spirv.Pipe", 1) %a1, target("spirv.ReserveId") %a2) {
  call spir_func void @__spirv_GroupCommitWritePipe(i32 2, target("spirv.Pipe", 1) %a1, target("spirv.ReserveId") %a2, i32 4, i32 4)
  ret void
}

declare spir_func float @__spirv_GroupFAdd(i32, i32, float)

; CHECK-LABEL: %call_GroupFAdd = OpFunction {{.*}}
; CHECK-NEXT: %a2_3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpGroupFAdd %float %uint_3 InclusiveScan %a2_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupFAdd(float %a2) {
  %r = call spir_func float @__spirv_GroupFAdd(i32 3, i32 1, float %a2)
  ret void
}

declare spir_func float @__spirv_GroupFMax(i32, i32, float)

; CHECK-LABEL: %call_GroupFMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpGroupFMax %float %uint_3 InclusiveScan %a2_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupFMax(float %a2) {
  %r = call spir_func float @__spirv_GroupFMax(i32 3, i32 1, float %a2)
  ret void
}

declare spir_func float @__spirv_GroupFMin(i32, i32, float)

; CHECK-LABEL: %call_GroupFMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_5 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_5 = OpGroupFMin %float %uint_3 InclusiveScan %a2_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupFMin(float %a2) {
  %r = call spir_func float @__spirv_GroupFMin(i32 3, i32 1, float %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupIAdd(i32, i32, i32)

; CHECK-LABEL: %call_GroupIAdd = OpFunction {{.*}}
; CHECK-NEXT: %a2_6 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpGroupIAdd %uint %uint_3 Reduce %a2_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupIAdd(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupIAdd(i32 3, i32 0, i32 %a2)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformAll(i32, i1)

; CHECK-LABEL: %call_GroupNonUniformAll = OpFunction {{.*}}
; CHECK-NEXT: %a1_5 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_7 = OpGroupNonUniformAll %bool %uint_3 %a1_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformAll(i1 %a1) {
  %r = call spir_func i1 @__spirv_GroupNonUniformAll(i32 3, i1 %a1)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformAllEqual(i32, i32)

; CHECK-LABEL: %call_GroupNonUniformAllEqual = OpFunction {{.*}}
; CHECK-NEXT: %a1_6 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpGroupNonUniformAllEqual %bool %uint_3 %a1_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformAllEqual(i32 %a1) {
  %r = call spir_func i1 @__spirv_GroupNonUniformAllEqual(i32 3, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformAny(i32, i1)

; CHECK-LABEL: %call_GroupNonUniformAny = OpFunction {{.*}}
; CHECK-NEXT: %a1_7 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_9 = OpGroupNonUniformAny %bool %uint_3 %a1_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformAny(i1 %a1) {
  %r = call spir_func i1 @__spirv_GroupNonUniformAny(i32 3, i1 %a1)
  ret void
}

declare spir_func <4 x i32> @__spirv_GroupNonUniformBallot(i32, i1)

; CHECK-LABEL: %call_GroupNonUniformBallot = OpFunction {{.*}}
; CHECK-NEXT: %a1_8 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_10 = OpGroupNonUniformBallot %v4uint %uint_3 %a1_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBallot(i1 %a1) {
  %r = call spir_func <4 x i32> @__spirv_GroupNonUniformBallot(i32 3, i1 %a1)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBallotBitCount(i32, i32, <4 x i32>)

; CHECK-LABEL: %call_GroupNonUniformBallotBitCount = OpFunction {{.*}}
; CHECK-NEXT: %a2_7 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_11 = OpGroupNonUniformBallotBitCount %uint %uint_3 Reduce %a2_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBallotBitCount(<4 x i32> %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBallotBitCount(i32 3, i32 0, <4 x i32> %a2)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformBallotBitExtract(i32, <4 x i32>, i32)

; CHECK-LABEL: %call_GroupNonUniformBallotBitExtract = OpFunction {{.*}}
; CHECK-NEXT: %a1_9 = OpFunctionParameter %v4uint
; CHECK-NEXT: %a2_8 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_12 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %a1_9 %a2_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBallotBitExtract(<4 x i32> %a1, i32 %a2) {
  %r = call spir_func i1 @__spirv_GroupNonUniformBallotBitExtract(i32 3, <4 x i32> %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBallotFindLSB(i32, <4 x i32>)

; CHECK-LABEL: %call_GroupNonUniformBallotFindLSB = OpFunction {{.*}}
; CHECK-NEXT: %a1_10 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_13 = OpGroupNonUniformBallotFindLSB %uint %uint_3 %a1_10
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBallotFindLSB(<4 x i32> %a1) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBallotFindLSB(i32 3, <4 x i32> %a1)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBallotFindMSB(i32, <4 x i32>)

; CHECK-LABEL: %call_GroupNonUniformBallotFindMSB = OpFunction {{.*}}
; CHECK-NEXT: %a1_11 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_14 = OpGroupNonUniformBallotFindMSB %uint %uint_3 %a1_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBallotFindMSB(<4 x i32> %a1) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBallotFindMSB(i32 3, <4 x i32> %a1)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBitwiseAnd(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformBitwiseAnd = OpFunction {{.*}}
; CHECK-NEXT: %a2_9 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_15 = OpGroupNonUniformBitwiseAnd %uint %uint_3 ClusteredReduce %a2_9 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBitwiseAnd(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBitwiseAnd(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBitwiseOr(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformBitwiseOr = OpFunction {{.*}}
; CHECK-NEXT: %a2_10 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_16 = OpGroupNonUniformBitwiseOr %uint %uint_3 ClusteredReduce %a2_10 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBitwiseOr(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBitwiseOr(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBitwiseXor(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformBitwiseXor = OpFunction {{.*}}
; CHECK-NEXT: %a2_11 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_17 = OpGroupNonUniformBitwiseXor %uint %uint_3 ClusteredReduce %a2_11 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBitwiseXor(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBitwiseXor(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBroadcast(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformBroadcast = OpFunction {{.*}}
; CHECK-NEXT: %a1_12 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_12 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_18 = OpGroupNonUniformBroadcast %uint %uint_3 %a1_12 %a2_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBroadcast(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBroadcast(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformBroadcastFirst(i32, i32)

; CHECK-LABEL: %call_GroupNonUniformBroadcastFirst = OpFunction {{.*}}
; CHECK-NEXT: %a1_13 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_19 = OpGroupNonUniformBroadcastFirst %uint %uint_3 %a1_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformBroadcastFirst(i32 %a1) {
  %r = call spir_func i32 @__spirv_GroupNonUniformBroadcastFirst(i32 3, i32 %a1)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformElect(i32)

; CHECK-LABEL: %call_GroupNonUniformElect = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_20 = OpGroupNonUniformElect %bool %uint_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformElect() {
  %r = call spir_func i1 @__spirv_GroupNonUniformElect(i32 3)
  ret void
}

declare spir_func float @__spirv_GroupNonUniformFAdd(i32, i32, float)

; CHECK-LABEL: %call_GroupNonUniformFAdd = OpFunction {{.*}}
; CHECK-NEXT: %a2_13 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_21 = OpGroupNonUniformFAdd %float %uint_3 Reduce %a2_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformFAdd(float %a2) {
  %r = call spir_func float @__spirv_GroupNonUniformFAdd(i32 3, i32 0, float %a2)
  ret void
}

declare spir_func float @__spirv_GroupNonUniformFMax(i32, i32, float)

; CHECK-LABEL: %call_GroupNonUniformFMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_14 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_22 = OpGroupNonUniformFMax %float %uint_3 Reduce %a2_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformFMax(float %a2) {
  %r = call spir_func float @__spirv_GroupNonUniformFMax(i32 3, i32 0, float %a2)
  ret void
}

declare spir_func float @__spirv_GroupNonUniformFMin(i32, i32, float)

; CHECK-LABEL: %call_GroupNonUniformFMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_15 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_23 = OpGroupNonUniformFMin %float %uint_3 Reduce %a2_15
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformFMin(float %a2) {
  %r = call spir_func float @__spirv_GroupNonUniformFMin(i32 3, i32 0, float %a2)
  ret void
}

declare spir_func float @__spirv_GroupNonUniformFMul(i32, i32, float)

; CHECK-LABEL: %call_GroupNonUniformFMul = OpFunction {{.*}}
; CHECK-NEXT: %a2_16 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_24 = OpGroupNonUniformFMul %float %uint_3 Reduce %a2_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformFMul(float %a2) {
  %r = call spir_func float @__spirv_GroupNonUniformFMul(i32 3, i32 0, float %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformIAdd(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformIAdd = OpFunction {{.*}}
; CHECK-NEXT: %a2_17 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_25 = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %a2_17 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformIAdd(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformIAdd(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformIMul(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformIMul = OpFunction {{.*}}
; CHECK-NEXT: %a2_18 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_26 = OpGroupNonUniformIMul %uint %uint_3 ClusteredReduce %a2_18 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformIMul(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformIMul(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformInverseBallot(i32, <4 x i32>)

; CHECK-LABEL: %call_GroupNonUniformInverseBallot = OpFunction {{.*}}
; CHECK-NEXT: %a1_14 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_27 = OpGroupNonUniformInverseBallot %bool %uint_3 %a1_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformInverseBallot(<4 x i32> %a1) {
  %r = call spir_func i1 @__spirv_GroupNonUniformInverseBallot(i32 3, <4 x i32> %a1)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformLogicalAnd(i32, i32, i1)

; CHECK-LABEL: %call_GroupNonUniformLogicalAnd = OpFunction {{.*}}
; CHECK-NEXT: %a2_19 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_28 = OpGroupNonUniformLogicalAnd %bool %uint_3 Reduce %a2_19
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformLogicalAnd(i1 %a2) {
  %r = call spir_func i1 @__spirv_GroupNonUniformLogicalAnd(i32 3, i32 0, i1 %a2)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformLogicalOr(i32, i32, i1)

; CHECK-LABEL: %call_GroupNonUniformLogicalOr = OpFunction {{.*}}
; CHECK-NEXT: %a2_20 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_29 = OpGroupNonUniformLogicalOr %bool %uint_3 Reduce %a2_20
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformLogicalOr(i1 %a2) {
  %r = call spir_func i1 @__spirv_GroupNonUniformLogicalOr(i32 3, i32 0, i1 %a2)
  ret void
}

declare spir_func i1 @__spirv_GroupNonUniformLogicalXor(i32, i32, i1)

; CHECK-LABEL: %call_GroupNonUniformLogicalXor = OpFunction {{.*}}
; CHECK-NEXT: %a2_21 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_30 = OpGroupNonUniformLogicalXor %bool %uint_3 Reduce %a2_21
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformLogicalXor(i1 %a2) {
  %r = call spir_func i1 @__spirv_GroupNonUniformLogicalXor(i32 3, i32 0, i1 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformQuadBroadcast(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformQuadBroadcast = OpFunction {{.*}}
; CHECK-NEXT: %a1_15 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_31 = OpGroupNonUniformQuadBroadcast %uint %uint_3 %a1_15 %uint_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformQuadBroadcast(i32 %a1) {
  %r = call spir_func i32 @__spirv_GroupNonUniformQuadBroadcast(i32 3, i32 %a1, i32 1)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformQuadSwap(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformQuadSwap = OpFunction {{.*}}
; CHECK-NEXT: %a1_16 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_32 = OpGroupNonUniformQuadSwap %uint %uint_3 %a1_16 %uint_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformQuadSwap(i32 %a1) {
  %r = call spir_func i32 @__spirv_GroupNonUniformQuadSwap(i32 3, i32 %a1, i32 1)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformSMax(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformSMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_22 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_33 = OpGroupNonUniformSMax %uint %uint_3 ClusteredReduce %a2_22 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformSMax(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformSMax(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformSMin(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformSMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_23 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_34 = OpGroupNonUniformSMin %uint %uint_3 ClusteredReduce %a2_23 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformSMin(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformSMin(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformShuffle(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformShuffle = OpFunction {{.*}}
; CHECK-NEXT: %a1_17 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_24 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_35 = OpGroupNonUniformShuffle %uint %uint_3 %a1_17 %a2_24
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformShuffle(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformShuffle(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformShuffleDown(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformShuffleDown = OpFunction {{.*}}
; CHECK-NEXT: %a1_18 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_25 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_36 = OpGroupNonUniformShuffleDown %uint %uint_3 %a1_18 %a2_25
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformShuffleDown(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformShuffleDown(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformShuffleUp(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformShuffleUp = OpFunction {{.*}}
; CHECK-NEXT: %a1_19 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_26 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_37 = OpGroupNonUniformShuffleUp %uint %uint_3 %a1_19 %a2_26
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformShuffleUp(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformShuffleUp(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformShuffleXor(i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformShuffleXor = OpFunction {{.*}}
; CHECK-NEXT: %a1_20 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_27 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_38 = OpGroupNonUniformShuffleXor %uint %uint_3 %a1_20 %a2_27
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformShuffleXor(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformShuffleXor(i32 3, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformUMax(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformUMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_28 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_39 = OpGroupNonUniformUMax %uint %uint_3 ClusteredReduce %a2_28 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformUMax(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformUMax(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupNonUniformUMin(i32, i32, i32, i32)

; CHECK-LABEL: %call_GroupNonUniformUMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_29 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_40 = OpGroupNonUniformUMin %uint %uint_3 ClusteredReduce %a2_29 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupNonUniformUMin(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformUMin(i32 3, i32 3, i32 %a2, i32 4)
  ret void
}

declare spir_func target("spirv.ReserveId") @__spirv_GroupReserveReadPipePackets(i32, target("spirv.Pipe", 0), i32, i32, i32)

; CHECK-LABEL: %call_GroupReserveReadPipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a1_21 = OpFunctionParameter %PipeReadOnly
; CHECK-NEXT: %a2_30 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_41 = OpGroupReserveReadPipePackets %ReserveId %uint_2 %a1_21 %a2_30 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupReserveReadPipePackets(target("spirv.Pipe", 0) %a1, i32 %a2) {
  %r = call spir_func target("spirv.ReserveId") @__spirv_GroupReserveReadPipePackets(i32 2, target("spirv.Pipe", 0) %a1, i32 %a2, i32 4, i32 4)
  ret void
}

declare spir_func target("spirv.ReserveId") @__spirv_GroupReserveWritePipePackets(i32, target("spirv.Pipe", 1), i32, i32, i32)

; CHECK-LABEL: %call_GroupReserveWritePipePackets = OpFunction {{.*}}
; CHECK-NEXT: %a1_22 = OpFunctionParameter %PipeWriteOnly
; CHECK-NEXT: %a2_31 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_42 = OpGroupReserveWritePipePackets %ReserveId %uint_2 %a1_22 %a2_31 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupReserveWritePipePackets(target("spirv.Pipe", 1) %a1, i32 %a2) {
  %r = call spir_func target("spirv.ReserveId") @__spirv_GroupReserveWritePipePackets(i32 2, target("spirv.Pipe", 1) %a1, i32 %a2, i32 4, i32 4)
  ret void
}

declare spir_func i32 @__spirv_GroupSMax(i32, i32, i32)

; CHECK-LABEL: %call_GroupSMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_32 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_43 = OpGroupSMax %uint %uint_3 Reduce %a2_32
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupSMax(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupSMax(i32 3, i32 0, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupSMin(i32, i32, i32)

; CHECK-LABEL: %call_GroupSMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_33 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_44 = OpGroupSMin %uint %uint_3 Reduce %a2_33
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupSMin(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupSMin(i32 3, i32 0, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupUMax(i32, i32, i32)

; CHECK-LABEL: %call_GroupUMax = OpFunction {{.*}}
; CHECK-NEXT: %a2_34 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_45 = OpGroupUMax %uint %uint_3 Reduce %a2_34
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupUMax(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupUMax(i32 3, i32 0, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_GroupUMin(i32, i32, i32)

; CHECK-LABEL: %call_GroupUMin = OpFunction {{.*}}
; CHECK-NEXT: %a2_35 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_46 = OpGroupUMin %uint %uint_3 Reduce %a2_35
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupUMin(i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupUMin(i32 3, i32 0, i32 %a2)
  ret void
}

declare spir_func void @__spirv_GroupWaitEvents(i32, i32, ptr)

; CHECK-LABEL: %call_GroupWaitEvents = OpFunction {{.*}}
; CHECK-NEXT: %a1_23 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_36 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_Event %a2_36
; CHECK-NEXT: OpGroupWaitEvents %uint_2 %a1_23 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_GroupWaitEvents(i32 %a1, ptr %a2) {
  call spir_func void @__spirv_GroupWaitEvents(i32 2, i32 %a1, ptr %a2)
  ret void
}

declare spir_func void @__spirv_MemoryBarrier(i32, i32)

; CHECK-LABEL: %call_MemoryBarrier = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpMemoryBarrier %uint_1 %uint_272
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_MemoryBarrier() {
  call spir_func void @__spirv_MemoryBarrier(i32 1, i32 272)
  ret void
}

declare spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier"), i32, i32)

; CHECK-LABEL: %call_MemoryNamedBarrier = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %NamedBarrier
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpMemoryNamedBarrier %a0 %uint_1 %uint_272
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_MemoryNamedBarrier(target("spirv.NamedBarrier") %a0) {
  call spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier") %a0, i32 1, i32 272)
  ret void
}

declare spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32)

; CHECK-LABEL: %call_NamedBarrierInitialize = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_47 = OpNamedBarrierInitialize %NamedBarrier %a0_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_NamedBarrierInitialize(i32 %a0) {
  %r = call spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32 %a0)
  ret void
}
