; C11 compare-exchange takes the expected value through a pointer and writes it back only if the values differ: after a
; successful exchange, other work-items may own that memory.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %strong = OpFunction
; CHECK:      %[[EXPECTED:exp]] = OpLoad %uint %expected Aligned 4
; CHECK-NEXT: %[[OLD:.*]] = OpAtomicCompareExchange %uint %at %uint_1 %uint_528 %uint_528 %uint_7 %[[EXPECTED]]
; CHECK-NEXT: %stored = OpIEqual %bool %[[OLD]] %[[EXPECTED]]
; CHECK-NEXT: OpBranchConditional %stored %[[AFTER:.*]] %[[DIFFER:.*]]
; CHECK-NEXT: %[[DIFFER]] = OpLabel
; CHECK-NEXT: OpStore %expected %[[OLD]] Aligned 4
; CHECK-NEXT: OpBranch %[[AFTER]]
; CHECK-NEXT: %[[AFTER]] = OpLabel
; The following phi names the last block of the expansion.
; CHECK:      OpPhi %bool %stored %[[AFTER]] %false %

; The weak form is lowered in the same way; its orders are arguments, the second for unequal values.
; CHECK:      %weak = OpFunction
; CHECK:      OpAtomicCompareExchange %uint %cell %uint_2 %uint_520 %uint_514 %uint_7

; Floats are compared by their bits, so the pointers are pointers to integers. They were pointers to global memory before
; the casts, so that is the memory of the operation.
; CHECK:      %floats = OpFunction
; CHECK:      %real = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK:      %[[GUESS:.*]] = OpPtrCastToGeneric %_ptr_Generic_uint %guess
; CHECK-NEXT: %[[DESIRED:.*]] = OpBitcast %uint %desired
; CHECK-NEXT: %exp_1 = OpLoad %uint %[[GUESS]]
; CHECK:      OpAtomicCompareExchange %uint %real %uint_1 %uint_528 %uint_528 %[[DESIRED]] %exp_1

target triple = "spir64-unknown-unknown"

define spir_func i1 @strong(ptr addrspace(1) %at, ptr addrspace(4) %expected, i1 %try) {
entry:
  br i1 %try, label %exchange, label %end
exchange:
  %stored = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPU3AS4ii(ptr addrspace(1) %at, ptr addrspace(4) %expected, i32 7)
  br label %end
end:
  %result = phi i1 [ %stored, %exchange ], [ false, %entry ]
  ret i1 %result
}

define spir_func i1 @weak(ptr addrspace(1) %cell, ptr %seen) {
  %stored = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_12memory_scope(ptr addrspace(1) %cell, ptr %seen, i32 7, i32 4, i32 2, i32 1)
  ret i1 %stored
}

define spir_func i1 @floats(ptr addrspace(1) %real, ptr addrspace(1) %guess, float %desired) {
  %at = addrspacecast ptr addrspace(1) %real to ptr addrspace(4)
  %expected = addrspacecast ptr addrspace(1) %guess to ptr addrspace(4)
  %stored = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) %at, ptr addrspace(4) %expected, float %desired)
  ret i1 %stored
}

declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPU3AS4ii(ptr addrspace(1), ptr addrspace(4), i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_12memory_scope(ptr addrspace(1), ptr, i32, i32, i32, i32)
declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4), ptr addrspace(4), float)
