; A structure with a member of unknown size is refused.
; RUN: not llvm-spirv-rs %s 2>&1 | FileCheck %s

; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the type %partly = type { i32, %unknown, i64 } cannot be translated: it has no size in memory
; CHECK:   at   the global variable @variable

target triple = "spir64-unknown-unknown"

%unknown = type opaque
%partly = type { i32, %unknown, i64 }

@variable = external addrspace(1) global %partly

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @variable
  ret void
}
