; !spirv.Decorations decorates a global, a function and the result of an instruction, with the operands that the grammar
; defines; decorations that LLVM attributes already give are not written twice.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_global_variable_host_access,+SPV_INTEL_fp_max_error | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpDecorate %v Constant
; CHECK-DAG: OpDecorate %v Alignment 8
; CHECK-DAG: OpDecorate %v HostAccessINTEL ReadINTEL "host name"
; CHECK-DAG: OpDecorate %v UserSemantic "mine"
; CHECK-DAG: OpDecorate %f UserSemantic "mine"
; CHECK-DAG: OpDecorate %sum NoSignedWrap
; CHECK-DAG: OpDecorate %product FPFastMathMode NotNaN|NotInf
; CHECK-DAG: OpDecorate %product FPMaxErrorDecorationINTEL 2.5
; CHECK-NOT: Alignment 4
; CHECK-NOT: OpDecorate %v Constant

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_global_variable_host_access
; REFUSED-NEXT: Decoration HostAccessINTEL needs SPV_INTEL_global_variable_host_access (allow it with --spirv-ext=+SPV_INTEL_global_variable_host_access)
; REFUSED: at the decoration
; REFUSED: at the global variable @v

target triple = "spir64-unknown-unknown"

@v = addrspace(1) constant i32 0, align 4, !spirv.Decorations !0

define spir_func i32 @f(i32 %n, float %x) !spirv.Decorations !5 {
  %sum = add nsw i32 %n, 1, !spirv.Decorations !6
  %product = fmul float %x, %x, !spirv.Decorations !8
  %read = load i32, ptr addrspace(1) @v, align 4
  %all = add i32 %read, %sum
  ret i32 %all
}

!0 = !{!1, !2, !3, !4}
!1 = !{i32 22}
!2 = !{i32 44, i32 8}
!3 = !{i32 6188, i32 1, !"host name"}
!4 = !{i32 5635, !"mine"}
!5 = !{!4}
!6 = !{!7}
!7 = !{i32 4469}
!8 = !{!9, !10}
!9 = !{i32 40, i32 3}
!10 = !{i32 6170, float 2.5}
