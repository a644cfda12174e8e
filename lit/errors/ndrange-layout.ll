; A data layout without alignments moves the members of ndrange_t to offsets other than those of OpBuildNDRange, and is
; refused, and so is a structure with other members.
; RUN: not llvm-spirv-rs %s 2>&1 | FileCheck %s
; RUN: sed -e '/datalayout/d' -e 's/3 x i64/4 x i64/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: a builtin function does not take these arguments: call spir_func void @_Z10ndrange_1Dm
; CHECK:   in   function @f

target datalayout = "G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t), i64)

define spir_func void @f(i64 %n) {
  %range = alloca %struct.ndrange_t, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %range, i64 %n)
  ret void
}
