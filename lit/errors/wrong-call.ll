; The operands of a function that names an instruction become those of the instruction, and so do those of a builtin
; function without types in its name. If that is not valid, the error is about the call.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON

; CHECK:      error: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: the call does not make a valid instruction: the result type must be a scalar or vector of integers (OpGroupIAdd)
; CHECK-NEXT: at %r = OpGroupIAdd
; CHECK-NEXT: at %r = call spir_func float @_Z17__spirv_GroupIAddiif(i32 2, i32 0, float %x)
; CHECK-NEXT: in function @k, block %0
; CHECK-NEXT: code E014
; CHECK:      the call does not make a valid instruction: the operand Packet Size must be a scalar of 32-bit integers (OpReadPipe)
; CHECK-NEXT: at %n = OpReadPipe
; CHECK-NEXT: at %n = call spir_func i32 @__read_pipe_2(
; CHECK-NEXT: in function @pipe, block %0
; CHECK-NOT:  E110

; JSON: "code":"E014"

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %x) {
;WRONG   %r = call spir_func float @_Z17__spirv_GroupIAddiif(i32 2, i32 0, float %x)
  store float %x, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func float @_Z17__spirv_GroupIAddiif(i32, i32, float)

define spir_func void @pipe(target("spirv.Pipe", 0) %in, ptr addrspace(4) %p) {
;WRONG   %n = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %p, i64 4, i64 4)
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i64, i64)
