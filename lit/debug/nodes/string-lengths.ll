; The variable with the length of a string is one of a function that comes later if the function's type has the string: the
; expression of the length is kept. Otherwise the string has the variable.
;
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv
; RUN: spirv-val %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK-DAG: !DIStringType(name: "of type", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), size: 32)
; CHECK-DAG: !DIStringType(name: "of variable", stringLength: ![[LENGTH:[0-9]+]], size: 32)
; CHECK-DAG: ![[LENGTH]] = !DILocalVariable(name: "length"

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %p) !dbg !4 {
  %length = alloca i32
    #dbg_declare(ptr %length, !8, !DIExpression(), !12)
    #dbg_declare(ptr %p, !9, !DIExpression(), !12)
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !10}
!7 = !{!8, !9}
!8 = !DILocalVariable(name: "length", scope: !4, file: !1, line: 2, type: !3, flags: DIFlagArtificial)
!9 = !DILocalVariable(name: "text", arg: 1, scope: !4, file: !1, line: 2, type: !11)
!10 = !DIStringType(name: "of type", stringLength: !8, stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), size: 32)
!11 = !DIStringType(name: "of variable", stringLength: !8, size: 32)
!12 = !DILocation(line: 3, scope: !4)
