; `--spec-const-info` prints the ids, sizes and types of the scalar specialization constants of a SPIR-V module.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs --spec-const-info %t.spv | FileCheck %s
; RUN: not llvm-spirv-rs --spec-const-info %s 2>&1 | FileCheck %s --check-prefix=INVALID

; CHECK:      Number of scalar specialization constants in the module = 3
; CHECK-NEXT: Spec const id = 7, size in bytes = 4, type = i32
; CHECK-NEXT: Spec const id = 8, size in bytes = 1, type = i1
; CHECK-NEXT: Spec const id = 9, size in bytes = 4, type = f32
; CHECK-EMPTY:

; INVALID: error[E110]: InvalidSpirv

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %other) {
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 1)
  %b = call i1 @_Z20__spirv_SpecConstantib(i32 8, i1 true)
  %c = call float @_Z20__spirv_SpecConstantif(i32 9, float 1.0)
  %value = select i1 %b, i32 %a, i32 0
  store i32 %value, ptr addrspace(1) %out
  store float %c, ptr addrspace(1) %other
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare float @_Z20__spirv_SpecConstantif(i32, float)
