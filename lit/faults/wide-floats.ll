; Floating-point numbers that SPIR-V has no type of are refused where they are used.
; shows: P28
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/fp128/x86_fp80/g' %s > %t.x87.ll
; RUN: not llvm-spirv-rs %t.x87.ll -o %t.spv 2>&1 | FileCheck %s

; CHECK: InvalidType: the type {{fp128|x86_fp80}} cannot be translated: SPIR-V has floating-point numbers of 16, 32 and 64 bits
; CHECK: in function @k

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, double %a) {
  %wide = fpext double %a to fp128
  %sum = fadd fp128 %wide, %wide
  %narrow = fptrunc fp128 %sum to double
  store double %narrow, ptr addrspace(1) %out
  ret void
}
