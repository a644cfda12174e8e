; An index of a lane that is known to be in range is used as it is, although the result may be discarded.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %lane = OpSelect %uint %less %i %uint_0
; CHECK-NEXT: %x = OpVectorExtractDynamic %uint %v %lane
; CHECK:      %low = OpBitwiseAnd %uint %i %uint_1
; CHECK-NEXT: %y = OpVectorExtractDynamic %uint %v %low
; CHECK:      OpULessThan %bool %i %uint_3
; CHECK-NEXT: [[INDEX:%[0-9]+]] = OpSelect %uint
; CHECK-NEXT: %z = OpVectorExtractDynamic %uint %v [[INDEX]]

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(<3 x i32> %v, i32 %i, i1 %c) {
  %less = icmp ult i32 %i, 3
  %lane = select i1 %less, i32 %i, i32 0
  %x = extractelement <3 x i32> %v, i32 %lane
  %chosen = select i1 %less, i32 %x, i32 0
  %low = and i32 %i, 1
  %y = extractelement <3 x i32> %v, i32 %low
  %other = select i1 %c, i32 %y, i32 %chosen
  %z = extractelement <3 x i32> %v, i32 %i
  %last = select i1 %c, i32 %z, i32 %other
  ret i32 %last
}
