; Atomic add, minimum and maximum have a capability for each width, and where it differs an extension; without the
; extensions they become a compare-exchange loop.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float16_add,+SPV_EXT_shader_atomic_float_min_max --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=LOOP

; CHECK-DAG: OpCapability AtomicFloat16AddEXT
; CHECK-DAG: OpCapability AtomicFloat32AddEXT
; CHECK-DAG: OpCapability AtomicFloat64AddEXT
; CHECK-DAG: OpCapability AtomicFloat16MinMaxEXT
; CHECK-DAG: OpCapability AtomicFloat32MinMaxEXT
; CHECK-DAG: OpCapability AtomicFloat64MinMaxEXT
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float16_add"
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float_min_max"
; CHECK:     OpAtomicFAddEXT %half
; CHECK:     OpAtomicFAddEXT %float
; CHECK:     OpAtomicFAddEXT %double
; CHECK:     OpAtomicFMinEXT %half
; CHECK:     OpAtomicFMaxEXT %float
; CHECK:     OpAtomicFMaxEXT %double
; CHECK-NOT: OpAtomicCompareExchange

; LOOP-NOT: OpExtension
; LOOP-NOT: OpAtomicF
; LOOP:     OpAtomicCompareExchange

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, half %h, float %f, double %d) {
  %a = atomicrmw fadd ptr addrspace(1) %p, half %h monotonic
  %b = atomicrmw fadd ptr addrspace(1) %p, float %f monotonic
  %c = atomicrmw fadd ptr addrspace(1) %p, double %d monotonic
  %e = atomicrmw fmin ptr addrspace(1) %p, half %h monotonic
  %g = atomicrmw fmax ptr addrspace(1) %p, float %f monotonic
  %i = atomicrmw fmax ptr addrspace(1) %p, double %d monotonic
  ret void
}
