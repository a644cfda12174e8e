; Constants that SPIR-V cannot express are refused with their variable or instruction.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/circle.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=CIRCLE
; RUN: not llvm-spirv-rs %t/function.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not llvm-spirv-rs %t/thread.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=THREAD
; RUN: not llvm-spirv-rs %t/large.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: not llvm-spirv-rs %t/matrix.ll --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefix=MATRIX
; RUN: not llvm-spirv-rs %t/sampler.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SAMPLER

; CIRCLE:        InvalidModule: Invalid SPIR-V module: the initializers of @a and of the globals it refers to form a cycle
; CIRCLE:        at the global variable @a
; FUNCTION:      FunctionPointers: Can't translate function pointer:
; FUNCTION-NEXT: the address of @f is used, which SPIR-V cannot express without SPV_INTEL_function_pointers
; FUNCTION-NEXT: at the global variable @table
; THREAD:        InvalidModule: Invalid SPIR-V module: a thread-local variable must be in private memory
; THREAD-NEXT:   at the global variable @own
; LARGE:         LimitExceeded: the type [2305843009213693952 x i64] takes more memory than any device has
; LARGE-NEXT:    at the global variable @large
; MATRIX:        InvalidModule: Invalid SPIR-V module: a cooperative matrix must be in private memory
; MATRIX-NEXT:   at the global variable @pair
; SAMPLER:       InvalidInstruction: Can't translate llvm instruction:
; SAMPLER-NEXT:  expected an addressing mode and a filter mode in a constant sampler, found 9 and 4
; SAMPLER-NEXT:  at the global variable @sampler

;--- circle.ll
target triple = "spir64-unknown-unknown"
@a = addrspace(1) global ptr addrspace(1) @b
@b = addrspace(1) global ptr addrspace(1) @a
;--- function.ll
target triple = "spir64-unknown-unknown"
@table = addrspace(1) global [1 x ptr] [ptr @f]
define spir_func void @f() {
  ret void
}
;--- thread.ll
target triple = "spir64-unknown-unknown"
@own = thread_local addrspace(1) global i32 0
;--- large.ll
target triple = "spir64-unknown-unknown"
@large = external addrspace(1) global [2305843009213693952 x i64]
define spir_func ptr addrspace(1) @f() {
  ret ptr addrspace(1) @large
}
;--- matrix.ll
target triple = "spir64-unknown-unknown"
@pair = addrspace(1) global { i32, [2 x target("spirv.CooperativeMatrixKHR", i32, 3, 12, 48, 0)] } undef
;--- sampler.ll
target triple = "spir64-unknown-unknown"
%spirv.ConstantSampler = type { i32, i32, i32 }
@sampler = addrspace(2) constant %spirv.ConstantSampler { i32 9, i32 1, i32 4 }
