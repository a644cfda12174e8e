; The results of all atomic instructions of an operation have its alias scopes, also where the operation has another result.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_memory_access_aliasing | FileCheck %s

; CHECK:      OpDecorateId %loaded AliasScopeINTEL
; CHECK-NEXT: OpDecorateId %[[EXCHANGED:[0-9]+]] AliasScopeINTEL
; CHECK-NEXT: OpDecorateId %[[POINTER:[0-9]+]] AliasScopeINTEL
; CHECK-NEXT: OpDecorateId %[[FIRST:[0-9]+]] AliasScopeINTEL
; CHECK-NEXT: OpDecorateId %wrapped AliasScopeINTEL
; CHECK-NOT:  OpDecorateId
; CHECK:      %loaded = OpAtomicLoad %uint
; CHECK:      %[[EXCHANGED]] = OpAtomicCompareExchange %uint
; CHECK:      %[[POINTER]] = OpAtomicExchange %ulong
; CHECK:      %[[FIRST]] = OpAtomicLoad %uint
; CHECK:      %wrapped = OpAtomicCompareExchange %uint

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %loaded = load atomic i32, ptr addrspace(1) %p seq_cst, align 4, !alias.scope !2
  store atomic i32 %loaded, ptr addrspace(1) %q seq_cst, align 4, !alias.scope !2
  %pair = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 seq_cst seq_cst, !alias.scope !2
  %pointer = atomicrmw xchg ptr addrspace(1) %q, ptr addrspace(1) null seq_cst, !alias.scope !2
  %wrapped = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 4 seq_cst, !alias.scope !2
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
