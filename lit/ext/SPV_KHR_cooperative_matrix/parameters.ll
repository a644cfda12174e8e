; The components of a matrix are numbers, its scope is one of kernels, and its use is A, B or Accumulator.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefixes=CHECK,SCOPE
; RUN: sed 's/float, 5, 8, 8, 2/float, 3, 8, 8, 3/' %s | not llvm-spirv-rs --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefixes=CHECK,USE
; RUN: sed 's/float, 5, 8, 8, 2/<2 x float>, 3, 8, 8, 2/' %s | not llvm-spirv-rs --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefixes=CHECK,COMPONENT

; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: TypeCooperativeMatrixKHR
; SCOPE-NEXT: Unsupported Scope parameter
; SCOPE-NEXT: the type target("spirv.CooperativeMatrixKHR", float, 5, 8, 8, 2) has scope 5
; USE-NEXT:   Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator
; USE-NEXT:   the type target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 3) has use 3
; COMPONENT-NEXT: Component type must be a number
; COMPONENT-NEXT: the type target("spirv.CooperativeMatrixKHR", <2 x float>, 3, 8, 8, 2) has components of type <2 x float>

target triple = "spir64-unknown-unknown"

define spir_func void @f(target("spirv.CooperativeMatrixKHR", float, 5, 8, 8, 2) %m) {
  ret void
}
