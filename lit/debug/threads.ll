; Debug information of functions that other threads draft: the nodes have the ids that they have on one thread. (Debug builds
; start a thread for 8 instructions.)

; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=1 -o %t.ocl-100.1
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=2 -o %t.ocl-100.2
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=3 -o %t.ocl-100.3
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=4 -o %t.ocl-100.4
; RUN: cmp %t.ocl-100.1 %t.ocl-100.2
; RUN: cmp %t.ocl-100.1 %t.ocl-100.3
; RUN: cmp %t.ocl-100.1 %t.ocl-100.4
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=1 -o %t.legacy.1
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=2 -o %t.legacy.2
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=3 -o %t.legacy.3
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=4 -o %t.legacy.4
; RUN: cmp %t.legacy.1 %t.legacy.2
; RUN: cmp %t.legacy.1 %t.legacy.3
; RUN: cmp %t.legacy.1 %t.legacy.4
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=1 -o %t.nonsemantic-shader-100.1
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=2 -o %t.nonsemantic-shader-100.2
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=3 -o %t.nonsemantic-shader-100.3
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=4 -o %t.nonsemantic-shader-100.4
; RUN: cmp %t.nonsemantic-shader-100.1 %t.nonsemantic-shader-100.2
; RUN: cmp %t.nonsemantic-shader-100.1 %t.nonsemantic-shader-100.3
; RUN: cmp %t.nonsemantic-shader-100.1 %t.nonsemantic-shader-100.4
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=1 -o %t.nonsemantic-shader-200.1
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=2 -o %t.nonsemantic-shader-200.2
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=3 -o %t.nonsemantic-shader-200.3
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction --threads=4 -o %t.nonsemantic-shader-200.4
; RUN: cmp %t.nonsemantic-shader-200.1 %t.nonsemantic-shader-200.2
; RUN: cmp %t.nonsemantic-shader-200.1 %t.nonsemantic-shader-200.3
; RUN: cmp %t.nonsemantic-shader-200.1 %t.nonsemantic-shader-200.4
; RUN: spirv-dis %t.ocl-100.1 | FileCheck %s

; CHECK-DAG: DebugLocalVariable %{{.*}}
; CHECK-DAG: DebugLexicalBlock
; CHECK-DAG: DebugInlinedAt
; CHECK: OpFunction
; CHECK: DebugScope

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global [2 x i32] [i32 1, i32 2]

declare void @use(i32)

declare void @llvm.dbg.value(metadata, metadata, metadata)

define i32 @scale(i32 %x, i32 %y) !dbg !10 {
entry:
  %product = mul i32 %x, 12345, !dbg !13
    #dbg_value(i32 %product, !12, !DIExpression(), !13)
  %sum = add i32 %product, %y, !dbg !14
  switch i32 %sum, label %other [
    i32 77, label %first
    i32 78, label %first
  ]

first:
  ret i32 77

other:
  ret i32 %sum
}

define i32 @element(i64 %index) !dbg !20 {
entry:
  %where = getelementptr inbounds i32, ptr addrspace(1) @table, i64 %index, !dbg !23
  %value = load i32, ptr addrspace(1) %where, align 4, !dbg !23
  %twice = shl i32 %value, 1
  %sum = add i32 %twice, 12345
  ret i32 %sum
}

define void @loop(i32 %count) !dbg !30 {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
    #dbg_value(!DIArgList(i32 %i, i32 %count), !32, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !33)
  call void @use(i32 %i), !dbg !33
  %next = add nuw i32 %i, 12345
  %more = icmp ult i32 %next, %count
  br i1 %more, label %body, label %exit, !llvm.loop !34

exit:
  call void @use(i32 77), !dbg !36
  ret void
}

define i32 @again(i32 %x, i32 %y) !dbg !40 {
entry:
  %sum = sub i32 %x, %y, !dbg !43
    #dbg_value(i32 %sum, !42, !DIExpression(), !43)
  switch i32 %sum, label %other [
    i32 78, label %first
    i32 4242, label %first
  ]

first:
  ret i32 4242

other:
  ret i32 %sum
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "functions.cl", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !5)
!5 = !{!3, !3}
!10 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !11)
!11 = !{!12}
!12 = !DILocalVariable(name: "product", scope: !10, file: !1, line: 2, type: !3)
!13 = !DILocation(line: 2, column: 3, scope: !10)
!14 = !DILocation(line: 3, column: 3, scope: !15)
!15 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3)
!20 = distinct !DISubprogram(name: "element", scope: !1, file: !1, line: 10, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 11, scope: !24)
!24 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11)
!30 = distinct !DISubprogram(name: "loop", scope: !1, file: !1, line: 20, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !31)
!31 = !{!32}
!32 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 21, type: !3)
!33 = !DILocation(line: 22, scope: !37)
!34 = distinct !{!34, !35, !38}
!35 = !{!"llvm.loop.unroll.count", i32 4242}
!36 = !DILocation(line: 24, scope: !30, inlinedAt: !39)
!37 = distinct !DILexicalBlock(scope: !30, file: !1, line: 21)
!38 = !{!"llvm.loop.mustprogress"}
!39 = distinct !DILocation(line: 25, scope: !30)
!40 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 30, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !41)
!41 = !{!42}
!42 = !DILocalVariable(name: "sum", scope: !40, file: !1, line: 31, type: !3)
!43 = !DILocation(line: 31, column: 3, scope: !40)
