; Module-scope private memory is refused at its location where it cannot be expressed: variables that other modules
; define or initialize, values that would be lost between calls from other modules, and addresses in memory that
; work-items share. Unused variables are dropped.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/library.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LIBRARY
; RUN: not llvm-spirv-rs %t/pointer.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not llvm-spirv-rs %t/imported.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=IMPORTED
; RUN: not llvm-spirv-rs %t/elsewhere.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
; RUN: not llvm-spirv-rs %t/outside.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=OUTSIDE
; RUN: not llvm-spirv-rs %t/thread.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=THREAD
; RUN: not llvm-spirv-rs %t/shared.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SHARED
; RUN: llvm-spirv-rs %t/unused.ll --spirv-tools-dis | FileCheck %s --check-prefix=UNUSED

; LIBRARY:      InvalidInstruction: Can't translate llvm instruction:
; LIBRARY-NEXT: Global variable cannot have Function storage class. Consider setting a proper address space.
; LIBRARY-NEXT: Original LLVM value:
; LIBRARY-NEXT: @counter = internal global i32 0
; LIBRARY-NEXT: @next cannot be exported: the values that it writes to @counter in private memory
; LIBRARY-NEXT: in function @next
; POINTER:      InvalidInstruction: Can't translate llvm instruction:
; POINTER-NEXT: @next has its address taken, but a call through a pointer cannot pass it @counter, which it
; POINTER-SAME: writes and which is in private memory (address space 0); put the variable in address space 1 or 3
; POINTER:      in function @k
; IMPORTED:      InvalidInstruction: Can't translate llvm instruction:
; IMPORTED-NEXT: Global variable cannot have Function storage class. Consider setting a proper address space.
; IMPORTED-NEXT: Original LLVM value:
; IMPORTED-NEXT: @elsewhere = 
; IMPORTED-NEXT: a variable in private memory (address space 0) cannot be imported from another module
; IMPORTED-NEXT: at the global variable @elsewhere
; ELSEWHERE:      InvalidInstruction: Can't translate llvm instruction:
; ELSEWHERE-NEXT: Global variable cannot have Function storage class. Consider setting a proper address space.
; ELSEWHERE-NEXT: Original LLVM value:
; ELSEWHERE-NEXT: @elsewhere = 
; ELSEWHERE-NEXT: a variable in private memory (address space 0) cannot be imported from another module
; ELSEWHERE-NEXT: at the global variable @elsewhere
; OUTSIDE:      InvalidInstruction: Can't translate llvm instruction:
; OUTSIDE-NEXT: Global variable cannot have Function storage class. Consider setting a proper address space.
; OUTSIDE-NEXT: Original LLVM value:
; OUTSIDE-NEXT: @outside = 
; OUTSIDE-NEXT: a variable in private memory (address space 0) cannot be initialized externally
; OUTSIDE-NEXT: at the global variable @outside
; THREAD:      InvalidModule: Invalid SPIR-V module: a thread-local variable must be in private memory (address space 0); put it there
; THREAD-NEXT: at the global variable @thread
; SHARED:      InvalidModule: Invalid SPIR-V module: the address of @data, which is in private memory, is not a constant
; SHARED-NEXT: at the global variable @table
; UNUSED-NOT: OpVariable

;--- library.ll
target triple = "spir64-unknown-unknown"
@counter = internal global i32 0
define spir_func i32 @next() {
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  ret i32 %old
}
;--- pointer.ll
target triple = "spir64-unknown-unknown"
@counter = internal global i32 0
define internal spir_func i32 @next() {
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  ret i32 %old
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @next, ptr addrspace(1) %out
  ret void
}
;--- imported.ll
target triple = "spir64-unknown-unknown"
@elsewhere = external thread_local constant i32
define spir_kernel void @k(ptr addrspace(1) %out) {
  %v = load i32, ptr @elsewhere
  store i32 %v, ptr addrspace(1) %out
  ret void
}
;--- elsewhere.ll
target triple = "spir64-unknown-unknown"
@elsewhere = available_externally global i32 3
define spir_kernel void @k() {
  store i32 1, ptr @elsewhere
  ret void
}
;--- outside.ll
target triple = "spir64-unknown-unknown"
@outside = externally_initialized global i32 3
define spir_kernel void @k() {
  store i32 1, ptr @outside
  ret void
}
;--- thread.ll
target triple = "spir64-unknown-unknown"
@thread = internal thread_local addrspace(1) global i32 0
define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @thread
  ret void
}
;--- shared.ll
target triple = "spir64-unknown-unknown"
@data = internal constant i32 1
@table = addrspace(1) constant [1 x ptr] [ptr @data]
;--- unused.ll
target triple = "spir64-unknown-unknown"
@constant = constant i32 1
@variable = global i32 0
@elsewhere = external constant i32
