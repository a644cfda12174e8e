; Moving halves needs Float16Buffer only, computing with them Float16; doubles need Float64. Formats that SPIR-V lacks are
; refused.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/move.ll --spirv-tools-dis | FileCheck %s --check-prefix=MOVE
; RUN: llvm-spirv-rs %t/compute.ll --spirv-tools-dis | FileCheck %s --check-prefix=COMPUTE
; RUN: llvm-spirv-rs %t/double.ll --spirv-tools-dis | FileCheck %s --check-prefix=DOUBLE
; RUN: not llvm-spirv-rs %t/quad.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=QUAD
; RUN: not llvm-spirv-rs %t/x87.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=X87
; RUN: not llvm-spirv-rs %t/scalable.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SCALABLE

; MOVE:        OpCapability Float16Buffer
; MOVE-NOT:    OpCapability Float16{{$}}
; MOVE:        OpTypeFloat 16
; COMPUTE:     OpCapability Float16{{$}}
; COMPUTE:     OpTypeFloat 16
; COMPUTE-NOT: OpTypeFloat 64
; DOUBLE:      OpCapability Float64
; DOUBLE:      OpTypeFloat 64

; QUAD:      InvalidType: the type fp128 cannot be translated: SPIR-V has floating-point numbers of 16, 32 and 64 bits
; QUAD-NEXT: at the global variable @q
; X87:       InvalidType: the type x86_fp80 cannot be translated
; X87-NEXT:  in function @x87
; X87-NOT:   in function @x87
; SCALABLE:  InvalidType: the type <vscale x 4 x i32> cannot be translated: a scalable vector has no fixed length

;--- move.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load half, ptr addrspace(1) %p
  store half %v, ptr addrspace(1) %q
  ret void
}
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
;--- quad.ll
target triple = "spir64-unknown-unknown"
@q = addrspace(1) global fp128 0xL00000000000000000000000000000000
;--- x87.ll
target triple = "spir64-unknown-unknown"
define spir_func void @x87(x86_fp80 %a) {
  ret void
}
;--- scalable.ll
target triple = "spir64-unknown-unknown"
define spir_func void @scalable(<vscale x 4 x i32> %a) {
  ret void
}
