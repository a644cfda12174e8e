; Sub-group functions: uniform functions become group instructions, the others non-uniform instructions of SPIR-V 1.3.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.2 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD
; OLD:      RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: OpGroupNonUniform{{.*}} needs SPIR-V 1.3
;
; CHECK:      Version: 1.3
; CHECK:      %sub_group = OpFunction
; CHECK:      %sum = OpGroupIAdd %uint %uint_3 Reduce %i
; CHECK-NEXT: %lane = OpGroupBroadcast %uint %uint_3 %i %i
; CHECK-NEXT: %[[ELECTED:.*]] = OpGroupNonUniformElect %bool %uint_3
; CHECK-NEXT: %elected = OpSelect %uint %[[ELECTED]] %uint_1 %uint_0
; CHECK-NEXT: %[[TRUE:.*]] = OpINotEqual %bool %i %uint_0
; CHECK-NEXT: %votes = OpGroupNonUniformBallot %v4uint %uint_3 %[[TRUE]]
; CHECK-NEXT: %count = OpGroupNonUniformBallotBitCount %uint %uint_3 InclusiveScan %votes
; CHECK-NEXT: %[[BIT:.*]] = OpGroupNonUniformBallotBitExtract %bool %uint_3 %votes %i
; CHECK-NEXT: %bit = OpSelect %uint %[[BIT]] %uint_1 %uint_0
; CHECK-NEXT: %[[EQUAL:.*]] = OpGroupNonUniformAllEqual %bool %uint_3 %f
; CHECK-NEXT: %equal = OpSelect %uint %[[EQUAL]] %uint_1 %uint_0
; CHECK-NEXT: %product = OpGroupNonUniformFMul %float %uint_3 ExclusiveScan %f
; CHECK-NEXT: %clustered = OpGroupNonUniformUMax %uint %uint_3 ClusteredReduce %i %uint_4
; CHECK-NEXT: %[[P:.*]] = OpINotEqual %bool %i %uint_0
; CHECK-NEXT: %[[XOR:.*]] = OpGroupNonUniformLogicalXor %bool %uint_3 Reduce %[[P]]
; CHECK-NEXT: %logical = OpSelect %uint %[[XOR]] %uint_1 %uint_0
; CHECK-NEXT: %shuffled = OpGroupNonUniformShuffleXor %float %uint_3 %f %i
; CHECK-NEXT: %constant = OpGroupNonUniformBroadcast %float %uint_3 %f %uint_2
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @sub_group(i32 %i, float %f) {
  %sum = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %i)
  %lane = call spir_func i32 @_Z19sub_group_broadcastij(i32 %i, i32 %i)
  %elected = call spir_func i32 @_Z15sub_group_electv()
  %votes = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %i)
  %count = call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> %votes)
  %bit = call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> %votes, i32 %i)
  %equal = call spir_func i32 @_Z31sub_group_non_uniform_all_equalf(float %f)
  %product = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float %f)
  %clustered = call spir_func i32 @_Z30sub_group_clustered_reduce_maxjj(i32 %i, i32 4)
  %logical = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 %i)
  %shuffled = call spir_func float @_Z21sub_group_shuffle_xorfj(float %f, i32 %i)
  %constant = call spir_func float @_Z31sub_group_non_uniform_broadcastfj(float %f, i32 2)
  ret void
}

declare spir_func i32 @_Z20sub_group_reduce_addi(i32)
declare spir_func i32 @_Z19sub_group_broadcastij(i32, i32)
declare spir_func i32 @_Z15sub_group_electv()
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32>)
declare spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32>, i32)
declare spir_func i32 @_Z31sub_group_non_uniform_all_equalf(float)
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float)
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxjj(i32, i32)
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32)
declare spir_func float @_Z21sub_group_shuffle_xorfj(float, i32)
declare spir_func float @_Z31sub_group_non_uniform_broadcastfj(float, i32)
