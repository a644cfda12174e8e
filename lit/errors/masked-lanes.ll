; Masked accesses to lanes of other than whole bytes are refused: LLVM's passes do not agree on the addresses of such lanes.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      expected lanes of whole bytes in a masked memory access, found <8 x i33>, whose lanes LLVM's own passes place in two ways
; CHECK-SAME: load or store the whole vector and select the lanes

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, <8 x i1> %mask) {
  %v = call <8 x i33> @llvm.masked.load.v8i33.p1(ptr addrspace(1) %p, <8 x i1> %mask, <8 x i33> zeroinitializer)
  ret void
}

declare <8 x i33> @llvm.masked.load.v8i33.p1(ptr addrspace(1), <8 x i1>, <8 x i33>)
