; Functions are not inlined, loops are not unrolled, and equal computations are not merged or repeated: the translation
; does no optimizations that could increase code size, run time or register pressure.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %small = OpFunction
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %loop = OpLabel
; CHECK:      %a = OpFunctionCall %uint %small %i
; CHECK-NEXT: %b = OpFunctionCall %uint %small %i
; CHECK-NEXT: %c = OpIMul %uint %i %i
; CHECK-NEXT: %d = OpIMul %uint %i %i
; CHECK:      OpBranchConditional %{{.*}} %loop %done
; CHECK-NOT:  OpFunctionCall
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"

define internal spir_func i32 @small(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = call spir_func i32 @small(i32 %i)
  %b = call spir_func i32 @small(i32 %i)
  %c = mul i32 %i, %i
  %d = mul i32 %i, %i
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %sum = add i32 %ab, %cd
  store volatile i32 %sum, ptr addrspace(1) %out
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done

done:
  ret void
}
