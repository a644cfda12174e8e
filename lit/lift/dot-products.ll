; OpenCL C's functions for packed dot products have no argument for the format.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_integer_dot_product -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s --check-prefix=FRIENDLY

; CHECK: call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 %a, i32 %b)
; CHECK: call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %a, i32 %b, i32 %a)
; FRIENDLY: call spir_func i32 @_Z20__spirv_SDotKHR_Rintiii(i32 %a, i32 %b, i32 0)

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %b) {
  %x = call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 %a, i32 %b)
  %y = call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %a, i32 %b, i32 %a)
  %z = add i32 %x, %y
  ret i32 %z
}

declare spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32, i32, i32)
