; Atomic operations of tensor code: floating-point additions with their extensions or as loops without, and
; compare-exchange.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float16_add | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=LOOP

; CHECK:      OpAtomicFAddEXT %float %p %uint_1 %{{.+}} %x
; CHECK:      OpAtomicFAddEXT %half
; CHECK:      OpAtomicCompareExchange %uint

; LOOP-NOT:   OpExtension
; LOOP:       OpAtomicCompareExchange
; LOOP:       OpAtomicCompareExchange

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %p, float %x, ptr addrspace(1) %h, half %y, ptr addrspace(1) %q, i32 %old, i32 %new) {
  %a = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("device") acq_rel, align 4
  %b = atomicrmw fadd ptr addrspace(1) %h, half %y syncscope("device") monotonic, align 2
  %c = cmpxchg ptr addrspace(1) %q, i32 %old, i32 %new syncscope("device") acq_rel monotonic, align 4
  %value = extractvalue { i32, i1 } %c, 0
  store i32 %value, ptr addrspace(1) %q, align 4
  ret void
}
