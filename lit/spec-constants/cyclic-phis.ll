; Phis of two loops whose operands lead back to the phis are not the same on every path: the length is known only at run time.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array --spirv-text -o - | FileCheck %s

; CHECK: VariableLengthArrayINTEL

target triple = "spir64-unknown-unknown"

declare spir_func void @use(ptr)

define spir_kernel void @k(i1 %c, i1 %d) {
entry:
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %start = phi i32 [ 1, %entry ], [ 2, %other ]
  %first = add i32 %start, 1
  br label %outer
outer:
  %a = phi i32 [ %last, %latch ], [ %first, %join ]
  %sum = add i32 %a, 1
  br label %inner
inner:
  %b = phi i32 [ %sum, %outer ], [ %next, %inner ]
  %next = add i32 %start, 1
  br i1 %c, label %inner, label %latch
latch:
  %last = add i32 %b, 1
  br i1 %d, label %outer, label %exit
exit:
  %v = alloca i32, i32 %a
  call spir_func void @use(ptr %v)
  ret void
}
