; Execution modes from kernel and module metadata; a repeated mode is written once.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/modes.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/modes.ll --spirv-max-version=1.0 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t/function.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not llvm-spirv-rs %t/twice.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not llvm-spirv-rs %t/few.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEW

; CHECK:     OpEntryPoint Kernel %[[A:[0-9]+]] "a"
; CHECK:     OpEntryPoint Kernel %[[B:[0-9]+]] "b"
; CHECK-DAG: OpExecutionMode %[[A]] LocalSize 8 4 1
; CHECK-DAG: OpExecutionMode %[[A]] LocalSizeHint 16 1 1
; CHECK-DAG: OpExecutionMode %[[A]] VecTypeHint 262149
; CHECK-DAG: OpExecutionMode %[[A]] SubgroupSize 16
; CHECK-DAG: OpExecutionMode %[[B]] VecTypeHint 2
; CHECK-DAG: OpExecutionMode %[[B]] SubgroupSize 8
; CHECK-DAG: OpExecutionMode %[[B]] ContractionOff
; CHECK-DAG: OpExecutionMode %[[B]] LocalSize 1 2 3
; CHECK-DAG: OpExecutionMode %[[B]] SubgroupsPerWorkgroup 4
; CHECK-DAG: OpExecutionModeId %[[B]] SubgroupsPerWorkgroupId %uint_5
; CHECK-NOT: OpExecutionMode %[[A]] LocalSize 8 4 1

; OLD:      RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: {{.*}} needs SPIR-V 1.1
; UNKNOWN:  InvalidModule: Invalid SPIR-V module: expected an enumerant of ExecutionMode, found 12345
; UNKNOWN-NEXT: at !spirv.ExecutionMode
; FUNCTION: InvalidModule: Invalid SPIR-V module: expected a kernel defined in this module, found @f
; TWICE:    InvalidModule: Invalid SPIR-V module: a kernel has execution mode LocalSize twice, with different operands
; FEW:      InvalidModule: Invalid SPIR-V module: expected a constant 32-bit integer operand, found the end of the operands

;--- modes.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @a() !reqd_work_group_size !0 !work_group_size_hint !1 !vec_type_hint !2 !intel_reqd_sub_group_size !3 {
  ret void
}
define spir_kernel void @b() !vec_type_hint !4 !reqd_sub_group_size !11 {
  ret void
}
!spirv.ExecutionMode = !{!5, !6, !7, !8, !9, !10, !5}
!0 = !{i32 8, i32 4}
!1 = !{i32 16, i32 1, i32 1}
!2 = !{<4 x float> undef, i32 1}
!3 = !{i32 16}
!4 = !{i32 undef, i32 1}
!5 = !{ptr @a, i32 17, i32 8, i32 4, i32 1}
!6 = !{ptr @b, i32 31}
!7 = !{ptr @b, i32 17, i32 1, i32 2, i32 3}
!8 = !{ptr @b, i32 36, i32 4}
!9 = !{ptr @b, i32 37, i32 5}
!10 = !{null, i32 31}
!11 = !{i32 8}
;--- unknown.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @a() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @a, i32 12345}
;--- function.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @f, i32 31}
;--- twice.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @a() !reqd_work_group_size !1 {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @a, i32 17, i32 1, i32 2, i32 3}
!1 = !{i32 8}
;--- few.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @a() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @a, i32 17, i32 1}
