; A function of a group takes as many arguments as its instruction has operands.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E014]
; CHECK-NEXT: a builtin function does not take these arguments: %r = call spir_func i32 @_Z15sub_group_electi(i32 1)
; CHECK:      in function @elect, block %0

target triple = "spir64-unknown-unknown"

define spir_func i32 @elect() {
  %r = call spir_func i32 @_Z15sub_group_electi(i32 1)
  ret i32 %r
}

declare spir_func i32 @_Z15sub_group_electi(i32)
