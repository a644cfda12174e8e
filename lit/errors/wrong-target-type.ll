; A target type whose parameters do not make a valid type is an error of that type.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the target extension type does not make a valid type: the operand Arrayed must be 0 or 1, not 16
; CHECK-NEXT: at %{{.*}} = OpTypeImage
; CHECK-NEXT: at the type target("spirv.Image", void, 0, 0, 16, 0, 0, 0, 0)
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the target extension type does not make a valid type: the component type must be a scalar numerical type
; CHECK-NEXT: at %{{.*}} = OpTypeCooperativeMatrixKHR
; CHECK-NEXT: at the type target("spirv.CooperativeMatrixKHR", target("spirv.Event"), 3, 4, 4, 0)

target triple = "spir64-unknown-unknown"

;WRONG define spir_kernel void @image(target("spirv.Image", void, 0, 0, 16, 0, 0, 0, 0) %a) {
;WRONG   ret void
;WRONG }

;WRONG define spir_func void @matrix(target("spirv.CooperativeMatrixKHR", target("spirv.Event"), 3, 4, 4, 0) %a) {
;WRONG   ret void
;WRONG }
