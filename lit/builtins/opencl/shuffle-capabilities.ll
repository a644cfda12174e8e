; Shuffles by index and relative shuffles have a capability each.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,INDEX
; RUN: sed 's/17sub_group_shufflefj/20sub_group_shuffle_upfj/' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,DISTANCE

; INDEX:        OpCapability GroupNonUniformShuffle
; DISTANCE:     OpCapability GroupNonUniformShuffleRelative
; CHECK-NOT:    OpCapability GroupNonUniformShuffle
; INDEX:        OpGroupNonUniformShuffle %float %uint_3 %x %i
; DISTANCE:     OpGroupNonUniformShuffleUp %float %uint_3 %x %i

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(float %x, i32 %i) {
  %moved = call spir_func float @_Z17sub_group_shufflefj(float %x, i32 %i)
  ret void
}

declare spir_func float @_Z17sub_group_shufflefj(float, i32)
