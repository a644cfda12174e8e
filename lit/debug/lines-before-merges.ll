; The line of a branch stands before the merge instruction, which must directly precede the branch.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=lines --spirv-tools-dis | FileCheck %s

; CHECK:      %[[FILE:[0-9]+]] = OpString "loop.cl"
; CHECK:      %loop = OpLabel
; CHECK-NEXT: %i = OpPhi
; CHECK-NEXT: OpLine %[[FILE]] 2 1
; CHECK-NEXT: %next = OpIAdd
; CHECK-NEXT: %done = OpIEqual
; CHECK-NEXT: OpLine %[[FILE]] 3 1
; CHECK-NEXT: OpLoopMerge
; CHECK-NEXT: OpBranchConditional

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %n) !dbg !5 {
entry:
  br label %loop, !dbg !8

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !8
  %next = add i32 %i, 1, !dbg !8
  %done = icmp eq i32 %next, %n, !dbg !8
  br i1 %done, label %exit, label %loop, !dbg !9, !llvm.loop !10

exit:
  store i32 %next, ptr addrspace(1) %out, align 4, !dbg !9
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "loop.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, column: 1, scope: !5)
!9 = !DILocation(line: 3, column: 1, scope: !5)
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
