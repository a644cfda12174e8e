; Alias scopes are operands of loads and stores and decorations of calls; without the extension they are left out.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_memory_access_aliasing | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | not grep Alias

; CHECK-DAG: %[[DOMAIN:[0-9]+]] = OpAliasDomainDeclINTEL
; CHECK-DAG: %[[A:[0-9]+]] = OpAliasScopeDeclINTEL %[[DOMAIN]]
; CHECK-DAG: %[[B:[0-9]+]] = OpAliasScopeDeclINTEL %[[DOMAIN]]
; CHECK-DAG: %[[LIST:[0-9]+]] = OpAliasScopeListDeclINTEL %[[A]]{{$}}
; CHECK-DAG: %[[BOTH:[0-9]+]] = OpAliasScopeListDeclINTEL %[[A]] %[[B]]
; CHECK-NOT: OpAliasDomainDeclINTEL
; CHECK-DAG: OpDecorateId %[[STORING:[0-9]+]] NoAliasINTEL %[[LIST]]
; CHECK-DAG: OpDecorateId %called NoAliasINTEL %[[LIST]]
; CHECK-DAG: OpDecorateId %added AliasScopeINTEL %[[LIST]]
; CHECK-NOT: OpDecorateId
; CHECK:     %loaded = OpLoad %uint %p Aligned|AliasScopeINTELMask 4 %[[LIST]]
; CHECK:     OpStore %q %loaded Aligned|AliasScopeINTELMask|NoAliasINTELMask 4 %[[BOTH]] %[[LIST]]
; CHECK:     %[[STORING]] = OpFunctionCall %void %storing
; CHECK:     %plain = OpLoad %uint %p Aligned 4{{$}}
; CHECK:     %empty = OpLoad %uint %p Aligned 4{{$}}
; CHECK-COUNT-4: OpStore %{{.*}} %ulong_0 Aligned|AliasScopeINTELMask 4 %[[LIST]]


target triple = "spir64-unknown-unknown"

declare spir_func i32 @outside(ptr addrspace(1))
declare spir_func void @storing(ptr addrspace(1))

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %loaded = load i32, ptr addrspace(1) %p, align 4, !alias.scope !3
  store i32 %loaded, ptr addrspace(1) %q, align 4, !alias.scope !4, !noalias !3
  %called = call spir_func i32 @outside(ptr addrspace(1) %p), !noalias !3
  call spir_func void @storing(ptr addrspace(1) %p), !noalias !3
  %plain = load i32, ptr addrspace(1) %p, align 4
  %empty = load i32, ptr addrspace(1) %p, align 4, !noalias !6
  %added = atomicrmw add ptr addrspace(1) %p, i32 %empty seq_cst, !alias.scope !3
  store i256 0, ptr addrspace(1) %q, align 4, !alias.scope !3
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = !{!1}
!4 = !{!1, !2}
!6 = !{}
