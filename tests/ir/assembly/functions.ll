; Functions that need the same types, constants, names and metadata, and some of their own.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

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

define <2 x ptr addrspace(1)> @addresses(<2 x i64> %indices) !dbg !20 {
entry:
  %where = getelementptr %pair, ptr addrspace(1) @table, <2 x i64> %indices, i32 1, !dbg !23
  %is_null = icmp eq <2 x ptr addrspace(1)> %where, zeroinitializer
  %sum = select <2 x i1> %is_null, <2 x ptr addrspace(1)> %where, <2 x ptr addrspace(1)> splat (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 4))
  ret <2 x ptr addrspace(1)> %sum
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
  %old = cmpxchg ptr addrspace(1) @table, i32 %x, i32 %y seq_cst monotonic, !dbg !43
  %sum = extractvalue { i32, i1 } %old, 0
    #dbg_value(i32 %sum, !42, !DIExpression(), !43)
  %text = call i32 asm "mov $0, $1", "=r,r"(i32 %sum)
  switch i32 %sum, label %other [
    i32 78, label %first
    i32 4242, label %first
  ]

first:
  ret i32 4242

other:
  ret i32 %text
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
!20 = distinct !DISubprogram(name: "addresses", scope: !1, file: !1, line: 10, type: !4, spFlags: DISPFlagDefinition, unit: !0)
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
