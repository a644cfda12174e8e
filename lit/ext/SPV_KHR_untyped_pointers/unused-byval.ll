; A parameter passed by value is a typed pointer, which only its uses cast.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s

; CHECK:      OpEntryPoint Kernel %[[UNUSED:[0-9]+]] "unused"
; CHECK:      OpEntryPoint Kernel %[[USED:[0-9]+]] "used"
; CHECK:      %[[UNUSED]] = OpFunction %void
; CHECK-NOT:  OpBitcast
; CHECK:      OpFunctionEnd
; CHECK:      %[[USED]] = OpFunction %void
; CHECK:      %pair_0 = OpFunctionParameter %_ptr_Function__struct_{{[0-9]+}}
; CHECK:      OpBitcast %_ptr_Function %pair_0

target triple = "spir64-unknown-unknown"

define spir_kernel void @unused(ptr byval({ i32, i32 }) %pair) {
  ret void
}

define spir_kernel void @used(ptr byval({ i32, i32 }) %pair) {
  store i32 1, ptr %pair
  ret void
}
