; Bitcode with a name that an intrinsic had in LLVM 21: LLVM changes it. `llvm-as` would do so as well, so the name is written
; into the file.
; RUN: llvm-as -disable-verify %s -o - | env LC_ALL=C sed s/llvX/llvm/g > %t.bc
; RUN: llvm-spirv-rs %t.bc --spirv-tools-dis | FileCheck %s

; CHECK:      %[[#SPLICED:]] = OpVectorShuffle %v4uint %v %v 1 2 3 0
; CHECK:      %[[#LOW:]] = OpVectorShuffle %v4uint %w %w 0 1 2 3
; CHECK:      %[[#SUM:]] = OpIAdd %v4uint %[[#SPLICED]] %[[#LOW]]
; CHECK:      %[[#HIGH:]] = OpVectorShuffle %v4uint %w %w 4 5 6 7
; CHECK:      %s = OpIAdd %v4uint %[[#SUM]] %[[#HIGH]]

target triple = "spir64-unknown-unknown"

declare <4 x i32> @llvX.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvX.experimental.vector.partial.reduce.add.v4i32.v8i32(<4 x i32>, <8 x i32>)

define spir_func <4 x i32> @f(<4 x i32> %v, <8 x i32> %w) {
  %r = call <4 x i32> @llvX.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 1)
  %s = call <4 x i32> @llvX.experimental.vector.partial.reduce.add.v4i32.v8i32(<4 x i32> %r, <8 x i32> %w)
  ret <4 x i32> %s
}
