; Floating-point types that SPIR-V lacks are refused at their use.
; shows: P28
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/fp128/x86_fp80/g' %s > %t.x87.ll
; RUN: not llvm-spirv-rs %t.x87.ll -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: expected floating-point arithmetic on 16, 32 or 64 bits, found {{fp128|x86_fp80}}; use double
; CHECK-NEXT: at %wide = fpext double %a
; CHECK: in function @k

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, double %a) {
  %wide = fpext double %a to fp128
  %sum = fadd fp128 %wide, %wide
  %narrow = fptrunc fp128 %sum to double
  store double %narrow, ptr addrspace(1) %out
  ret void
}
