; A null pointer to the expected value has the type of that value, without a cast.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=OpBitcast
;
; CHECK: %[[NULL:[0-9]+]] = OpConstantNull %_ptr_Function_uint
; CHECK: OpLoad %uint %[[NULL]] Aligned 4
; CHECK: OpStore %[[NULL]] %{{[0-9]+}} Aligned 4

target triple = "spir64-unknown-unknown"

define spir_func void @exchange(ptr addrspace(3) %p) {
  %exchanged = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPii12memory_orderS4_12memory_scope(ptr addrspace(3) %p, ptr null, i32 14, i32 0, i32 0, i32 0)
  ret void
}

declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPii12memory_orderS4_12memory_scope(ptr addrspace(3), ptr, i32, i32, i32, i32)
