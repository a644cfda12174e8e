; Kernels are entry points, by calling convention; other functions are not. Functions may come in any order.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT:  OpEntryPoint
; CHECK:      OpEntryPoint Kernel %first "first"
; CHECK-NEXT: OpEntryPoint Kernel %second "second"
; CHECK-NOT:  OpEntryPoint
; CHECK-DAG:  OpDecorate %helper LinkageAttributes "helper" Export
; CHECK-NOT:  OpDecorate %first LinkageAttributes
; CHECK:      %first = OpFunction %void
; CHECK:      OpFunctionCall %uint %helper %x
; CHECK:      OpFunctionCall %uint %hidden %x
; CHECK:      %helper = OpFunction %uint
; CHECK:      %hidden = OpFunction %uint
; CHECK:      %second = OpFunction %void

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
