; What private memory cannot hold for a whole module is refused at its place: variables, what other modules define, and
; addresses in memory that all work-items share. What nobody uses is dropped.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/written.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=WRITTEN
; RUN: not llvm-spirv-rs %t/imported.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=IMPORTED
; RUN: not llvm-spirv-rs %t/shared.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SHARED
; RUN: llvm-spirv-rs %t/unused.ll --spirv-tools-dis | FileCheck %s --check-prefix=UNUSED

; WRITTEN:      InvalidModule: a global variable in private memory (address space 0) cannot be written
; WRITTEN-NEXT: at the global variable @counter
; IMPORTED:      InvalidModule: a constant in private memory (address space 0) cannot come from another module
; IMPORTED-NEXT: at the global variable @elsewhere
; SHARED:      InvalidModule: the address of @data, which lies in private memory, differs from one work-item to the next
; SHARED-NEXT: at the global variable @table
; UNUSED-NOT: OpVariable

;--- written.ll
target triple = "spir64-unknown-unknown"
@counter = internal global i32 0
define spir_kernel void @k() {
  store i32 1, ptr @counter
  ret void
}
;--- imported.ll
target triple = "spir64-unknown-unknown"
@elsewhere = external constant i32
define spir_kernel void @k(ptr addrspace(1) %out) {
  %v = load i32, ptr @elsewhere
  store i32 %v, ptr addrspace(1) %out
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
