; Clang tracks assignments from -O1 on: where an instruction before the record wrote the memory of a variable, the variable is
; there, also if code that the debugger does not see changes it. Otherwise only the value is known.
;
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.100.spv
; RUN: llvm-spirv-rs -r -S %t.100.spv -o - | FileCheck %s

; CHECK: %x = alloca i32
; CHECK: #dbg_value(ptr %x, ![[X:[0-9]+]], !DIExpression(DW_OP_deref),
; CHECK: store i32 %n, ptr %x
; CHECK-NEXT: #dbg_value(ptr %x, ![[X]], !DIExpression(DW_OP_deref),
; CHECK: #dbg_value(ptr %second, ![[Y:[0-9]+]], !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 32, 32),
; CHECK: #dbg_value(i32 9, ![[X]], !DIExpression(),

target triple = "spir64-unknown-unknown"

declare spir_func void @changes(ptr)

define spir_func void @f(i32 %n) !dbg !6 {
  %x = alloca i32, align 4, !DIAssignID !20
    #dbg_assign(i1 poison, !10, !DIExpression(), !20, ptr %x, !DIExpression(), !12)
  %y = alloca [2 x i32], align 4
  %second = getelementptr inbounds i8, ptr %y, i64 4
  store i32 %n, ptr %x, align 4, !DIAssignID !21
    #dbg_assign(i32 %n, !10, !DIExpression(), !21, ptr %x, !DIExpression(), !12)
  call spir_func void @changes(ptr %x)
  store i32 7, ptr %second, align 4, !DIAssignID !22
    #dbg_assign(i32 7, !11, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !22, ptr %second, !DIExpression(), !12)
    #dbg_assign(i32 9, !10, !DIExpression(), !23, ptr %x, !DIExpression(), !12)
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5}
!5 = !DISubrange(count: 2)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9)
!7 = !DISubroutineType(types: !8)
!8 = !{null, !3}
!9 = !{!10, !11}
!10 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !6, file: !1, line: 3, type: !13)
!12 = !DILocation(line: 4, scope: !6)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, elements: !4)
!20 = distinct !DIAssignID()
!21 = distinct !DIAssignID()
!22 = distinct !DIAssignID()
!23 = distinct !DIAssignID()
