; An atomic operation on a vector of halves is one instruction where SPV_NV_shader_atomic_fp16_vector is allowed by name.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_NV_shader_atomic_fp16_vector --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK:      OpCapability AtomicFloat16VectorNV
; CHECK:      %sum = OpAtomicFAddEXT %v2half %p %uint_1 %uint_512 %x
; CHECK:      %[[MINUS:.*]] = OpFNegate %v2half %sum
; CHECK:      %difference = OpAtomicFAddEXT %v2half %p %uint_1 %uint_512 %[[MINUS]]
; CHECK:      %least = OpAtomicFMinEXT %v2half %p %uint_1 %uint_512 %difference
; CHECK:      %most = OpAtomicFMaxEXT %v2half %p %uint_1 %uint_512 %least
; CHECK:      %four = OpAtomicFAddEXT %v4half %p_0 %uint_1 %uint_512 %y

; WITHOUT-NOT: OpAtomicF
; WITHOUT:     OpAtomicCompareExchange

target triple = "spir64-unknown-unknown"

define spir_func <2 x half> @narrow(ptr addrspace(1) %p, <2 x half> %x) {
  %sum = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %x syncscope("device") monotonic, align 4
  %difference = atomicrmw fsub ptr addrspace(1) %p, <2 x half> %sum syncscope("device") monotonic, align 4
  %least = atomicrmw fmin ptr addrspace(1) %p, <2 x half> %difference syncscope("device") monotonic, align 4
  %most = atomicrmw fmax ptr addrspace(1) %p, <2 x half> %least syncscope("device") monotonic, align 4
  ret <2 x half> %most
}

define spir_func <4 x half> @wide(ptr addrspace(1) %p, <4 x half> %y) {
  %four = atomicrmw fadd ptr addrspace(1) %p, <4 x half> %y syncscope("device") monotonic, align 8
  ret <4 x half> %four
}
