; An atomic_flag is a 32-bit integer; test-and-set returns a Boolean.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK: %set = OpAtomicFlagTestAndSet %bool %{{.*}} %uint_1 %uint_784
; CHECK: %again = OpAtomicFlagTestAndSet %bool %{{.*}} %uint_2 %uint_770
; CHECK: OpAtomicFlagClear %{{.*}} %uint_1 %uint_784
; CHECK: OpAtomicFlagClear %{{.*}} %uint_1 %uint_772

target triple = "spir64-unknown-unknown"

define spir_func i1 @flags(ptr addrspace(4) %flag) {
  %set = call spir_func i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) %flag)
  %again = call spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %flag, i32 2, i32 1)
  call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) %flag)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %flag, i32 3)
  %both = and i1 %set, %again
  ret i1 %both
}

declare spir_func i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
