; A vector of zeros that an expansion needs is OpConstantNull, as is one of the module.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: %[[FALSE:[0-9]+]] = OpConstantNull %v4bool
; CHECK-DAG: %[[ZEROS:[0-9]+]] = OpConstantNull %v4uint
; CHECK:     OpReturnValue %[[FALSE]]
; CHECK:     %zext = OpSelect %v4uint %b %{{[0-9]+}} %[[ZEROS]]

target triple = "spir64-unknown-unknown"
define spir_func <4 x i1> @never(<4 x float> %x) {
  %never = fcmp false <4 x float> %x, %x
  ret <4 x i1> %never
}
define spir_func <4 x i32> @extended(<4 x i1> %b) {
  %zext = zext <4 x i1> %b to <4 x i32>
  %or = or <4 x i32> %zext, zeroinitializer
  ret <4 x i32> %or
}
