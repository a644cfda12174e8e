; double needs Float64, half needs Float16 (see half-buffer.ll for pointers to half). Scalable vectors are refused.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/compute.ll --spirv-tools-dis | FileCheck %s --check-prefix=COMPUTE
; RUN: llvm-spirv-rs %t/double.ll --spirv-tools-dis | FileCheck %s --check-prefix=DOUBLE
; RUN: not llvm-spirv-rs %t/scalable.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SCALABLE

; COMPUTE:     OpCapability Float16{{$}}
; COMPUTE:     OpTypeFloat 16
; COMPUTE-NOT: OpTypeFloat 64
; DOUBLE:      OpCapability Float64
; DOUBLE:      OpTypeFloat 64

; SCALABLE:  InvalidModule: Invalid SPIR-V module: the type <vscale x 4 x i32> cannot be translated: a scalable vector has no fixed length

;--- compute.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @compute(ptr addrspace(1) %p) {
  %v = load half, ptr addrspace(1) %p
  %w = fadd half %v, %v
  store half %w, ptr addrspace(1) %p
  ret void
}
;--- double.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @move(ptr addrspace(1) %p, double %d) {
  store double %d, ptr addrspace(1) %p
  ret void
}
;--- scalable.ll
target triple = "spir64-unknown-unknown"
define spir_func void @scalable(<vscale x 4 x i32> %a) {
  ret void
}
