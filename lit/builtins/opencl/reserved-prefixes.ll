; An unknown function with a prefix that only builtins have is an import with a warning, or with --strict an error.
; RUN: llvm-spirv-rs %s -W all -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT

; CHECK:      warning[W007]: @_Z29intel_sub_group_block_read_u3PU3AS1Kj is not a builtin function
; CHECK-SAME: (did you mean `intel_sub_group_block_read_uc`?); it stays an import, which no consumer defines
; CHECK:      warning[W007]: @__read_pipe_3 is not a builtin function (did you mean `__read_pipe_2`?); it stays
; CHECK:      warning[W007]: @__builtin_spirv_Frobnicate is not a builtin function; it stays
; CHECK-NOT:  warning[

; STRICT:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; STRICT-NEXT: @_Z29intel_sub_group_block_read_u3PU3AS1Kj is not a builtin function (did you mean
; STRICT-SAME: `intel_sub_group_block_read_uc`?){{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, half %x) {
  %a = call spir_func i32 @_Z29intel_sub_group_block_read_u3PU3AS1Kj(ptr addrspace(1) %p)
  %b = call spir_func i32 @__read_pipe_3(i32 4)
  %c = call spir_func i8 @__builtin_spirv_Frobnicate(half %x)
  ret void
}

declare spir_func i32 @_Z29intel_sub_group_block_read_u3PU3AS1Kj(ptr addrspace(1))
declare spir_func i32 @__read_pipe_3(i32)
declare spir_func i8 @__builtin_spirv_Frobnicate(half)
