; The operands and the result of a builtin function become those of instructions: its name need not have their types and
; never their values. If that is not valid, the error is about the call.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON

; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: the call does not make a valid instruction: the result type must be a scalar or vector of integers (OpGroupIAdd)
; CHECK-NEXT: at %r = OpGroupIAdd
; CHECK-NEXT: at %r = call spir_func float @_Z17__spirv_GroupIAddiif(i32 2, i32 0, float %x)
; CHECK-NEXT: in function @k, block %0
; CHECK-NEXT: --> standard input:{{[0-9]+}}:3
; CHECK-NEXT: | %r = call
; CHECK-NEXT: | ^
; CHECK:      the call does not make a valid instruction: the operand Packet Size must be a scalar of 32-bit integers (OpReadPipe)
; CHECK-NEXT: at %n = OpReadPipe
; CHECK-NEXT: at %n = call spir_func i32 @__read_pipe_2(
; CHECK-NEXT: in function @pipe, block %0
; CHECK:      the call does not make a valid instruction: the memory semantics must not be Acquire|AcquireRelease (OpAtomicStore)
; CHECK:      at call spir_func void @_Z21atomic_store_explicit
; CHECK-NEXT: in function @acquiring_store, block %0
; CHECK:      the call does not make a valid instruction: the result type must be a scalar of floating-point numbers (vload_half)
; CHECK:      at %r = call spir_func i8 @_Z10vload_half
; CHECK-NEXT: in function @half, block %0
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

define spir_func void @acquiring_store(ptr addrspace(4) %p) {
;WRONG   call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %p, i32 2, i32 2)
  ret void
}

declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)

;WRONG define spir_func i8 @half(ptr addrspace(1) %p) {
;WRONG   %r = call spir_func i8 @_Z10vload_halfmPU3AS1KDh(i64 0, ptr addrspace(1) %p)
;WRONG   ret i8 %r
;WRONG }

;WRONG declare spir_func i8 @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
