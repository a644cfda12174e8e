; A noalias parameter has NoAlias; Restrict and Aliased come from the source or from metadata, and no value has both.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/each.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/parameter.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=PARAMETER
; RUN: not llvm-spirv-rs %t/variable.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not llvm-spirv-rs %t/annotated.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ANNOTATED

; CHECK-DAG: OpDecorate %a FuncParamAttr NoAlias
; CHECK-DAG: OpDecorate %restricted Restrict
; CHECK-DAG: OpDecorate %aliased Aliased
; CHECK-DAG: OpDecorate %a Aliased
; CHECK-NOT: OpDecorate %b
; CHECK-NOT: OpDecorate %restricted Aliased
; CHECK-NOT: OpDecorate %aliased Restrict
; CHECK:     OpFunction

; PARAMETER:      error[E010]: InvalidModule: Invalid SPIR-V module: the same value has both Restrict and Aliased; remove one
; PARAMETER-NEXT: at the decoration {{.*}}19
; PARAMETER:      in function @k

; VARIABLE:      error[E010]: InvalidModule: Invalid SPIR-V module: the same value has both Restrict and Aliased; remove one
; VARIABLE:      at the global variable @v

; ANNOTATED:      error[E010]: InvalidModule: Invalid SPIR-V module: the same value has both Restrict and Aliased; remove one
; ANNOTATED-NEXT: at the annotation of @v

;--- each.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) %b, ptr addrspace(1) %restricted, ptr addrspace(1) %aliased) !spirv.ParameterDecorations !0 {
  ret void
}
!0 = !{!1, !2, !3, !1}
!1 = !{!4}
!2 = !{}
!3 = !{!5}
!4 = !{i32 20}
!5 = !{i32 19}
;--- parameter.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %both) !spirv.ParameterDecorations !0 {
  ret void
}
!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 20}
!3 = !{i32 19}
;--- variable.ll
target triple = "spir64-unknown-unknown"
@v = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1, !2}
!1 = !{i32 19}
!2 = !{i32 20}
;--- annotated.ll
target triple = "spir64-unknown-unknown"
@v = addrspace(1) global i32 0
@.text = private constant [11 x i8] c"{19}{20:1}\00"
@llvm.global.annotations = appending global [1 x { ptr addrspace(1), ptr, ptr, i32, ptr }] [{ ptr addrspace(1), ptr, ptr, i32, ptr } { ptr addrspace(1) @v, ptr @.text, ptr null, i32 0, ptr null }]
