; Alias scopes of a call without a result to decorate are omitted.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_memory_access_aliasing | FileCheck %s

; CHECK-NOT: MemoryAccessAliasingINTEL
; CHECK-NOT: OpAliasScopeListDeclINTEL
; CHECK:     OpControlBarrier

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272), !noalias !2
  ret void
}

declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
