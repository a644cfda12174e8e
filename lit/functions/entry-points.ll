; Kernels are entry points, by calling convention, and OpEntryPoint has their names; other functions are not. Functions
; may come in any order.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT:  OpEntryPoint
; CHECK:      OpEntryPoint Kernel %[[FIRST:[0-9]+]] "first"
; CHECK-NEXT: OpEntryPoint Kernel %[[SECOND:[0-9]+]] "second"
; CHECK-NOT:  OpEntryPoint
; CHECK-NOT:  OpName {{.*}} "first"
; CHECK-DAG:  OpDecorate %helper LinkageAttributes "helper" Export
; CHECK-NOT:  OpDecorate %[[FIRST]] LinkageAttributes
; CHECK:      %[[FIRST]] = OpFunction %void
; CHECK:      OpFunctionCall %uint %helper %x
; CHECK:      OpFunctionCall %uint %hidden %x
; CHECK:      %helper = OpFunction %uint
; CHECK:      %hidden = OpFunction %uint
; CHECK:      %[[SECOND]] = OpFunction %void

target triple = "spir64-unknown-unknown"

define spir_kernel void @first(i32 %x) {
  %a = call spir_func i32 @helper(i32 %x)
  %b = call spir_func i32 @hidden(i32 %x)
  ret void
}

define spir_func i32 @helper(i32 %x) {
  ret i32 %x
}

define internal spir_func i32 @hidden(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define spir_kernel void @second() {
  ret void
}
