; The metadata MaximumRegisters gives a kernel a number of registers, by a literal, a constant or a name.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_maximum_registers --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_maximum_registers -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK-DAG: EntryPoint 6 [[#LITERAL:]] "literal"
; CHECK-DAG: EntryPoint 6 [[#CONSTANT:]] "constant"
; CHECK-DAG: EntryPoint 6 [[#NAMED:]] "named"
; CHECK-DAG: ExecutionMode [[#LITERAL]] 6461 128
; CHECK-DAG: ExecutionModeId [[#CONSTANT]] 6462 [[#COUNT:]]
; CHECK-DAG: ExecutionMode [[#NAMED]] 6463 0
; CHECK: Constant {{[0-9]+}} [[#COUNT]] 512

; WITHOUT-NOT: ExecutionMode

; LIFT-DAG: !{ptr @literal, i32 6461, i32 128}
; LIFT-DAG: !{ptr @constant, i32 6462, ![[#LIST:]]}
; LIFT-DAG: ![[#LIST]] = !{i32 512}
; LIFT-DAG: !{ptr @named, i32 6463, !"AutoINTEL"}

target triple = "spir64-unknown-unknown"

define spir_kernel void @literal() !MaximumRegisters !0 {
  ret void
}

define spir_kernel void @constant() !MaximumRegisters !1 {
  ret void
}

define spir_kernel void @named() !MaximumRegisters !2 {
  ret void
}

!0 = !{i32 128}
!1 = !{!3}
!2 = !{!"AutoINTEL"}
!3 = !{i32 512}
