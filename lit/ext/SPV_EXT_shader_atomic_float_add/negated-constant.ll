; A subtraction adds the negation, which a builtin makes a constant for a constant.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-tools-dis | FileCheck %s

; CHECK: %[[N:.+]] = OpFNegate %float %float_2
; CHECK: OpAtomicFAddEXT %float %p {{.+}} %[[N]]
; CHECK: %[[N:.+]] = OpFNegate %double %double_n3
; CHECK: OpAtomicFAddEXT %double %q {{.+}} %[[N]]
; CHECK: OpAtomicFAddEXT %float %p {{.+}} %float_n4
; CHECK: %[[N:.+]] = OpFNegate %float %x
; CHECK: OpAtomicFAddEXT %float %p {{.+}} %[[N]]

target triple = "spir64-unknown-unknown"

declare spir_func float @_Z25atomic_fetch_sub_explicitPU3AS1VU7_Atomicff12memory_order(ptr addrspace(1), float, i32)

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x) {
  %a = atomicrmw fsub ptr addrspace(1) %p, float 2.0 seq_cst
  %b = atomicrmw fsub ptr addrspace(1) %q, double -3.0 seq_cst
  %c = call spir_func float @_Z25atomic_fetch_sub_explicitPU3AS1VU7_Atomicff12memory_order(ptr addrspace(1) %p, float 4.0, i32 0)
  %d = atomicrmw fsub ptr addrspace(1) %p, float %x seq_cst
  ret void
}
