; The operands of a function that names an instruction become those of the instruction. If that is not valid, the error is
; about the call.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON

; CHECK:      error: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: the call does not make a valid instruction: the result type must be a scalar or vector of integers (OpGroupIAdd)
; CHECK-NEXT: at %r = OpGroupIAdd
; CHECK-NEXT: at %r = call spir_func float @_Z17__spirv_GroupIAddiif(i32 2, i32 0, float %x)
; CHECK-NEXT: in function @k, block %0
; CHECK-NEXT: code E014
; CHECK-NOT:  E110

; JSON: "code":"E014"

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %x) {
;WRONG   %r = call spir_func float @_Z17__spirv_GroupIAddiif(i32 2, i32 0, float %x)
  store float %x, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func float @_Z17__spirv_GroupIAddiif(i32, i32, float)
