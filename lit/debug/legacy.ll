; The legacy set is SPIRV.debug, with the instructions of OpenCL.DebugInfo.100. SPIRV-Tools does not know it.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s

; CHECK:     ExtInstImport [[#SET:]] "SPIRV.debug"
; CHECK-DAG: String [[#PATH:]] "/src/legacy.cl"
; CHECK-DAG: String [[#INT:]] "int"
; CHECK-DAG: String [[#NAME:]] "kernel"
; CHECK-DAG: TypeVoid [[#VOID:]]
; CHECK:     ExtInst [[#VOID]] [[#SOURCE:]] [[#SET]] DebugSource [[#PATH]]
; CHECK:     ExtInst [[#VOID]] [[#UNIT:]] [[#SET]] DebugCompilationUnit 65536 4 [[#SOURCE]] 3
; CHECK:     ExtInst [[#VOID]] [[#TYPE:]] [[#SET]] DebugTypeBasic [[#INT]] [[#]] 4
; CHECK:     ExtInst [[#VOID]] [[#FUNCTION:]] [[#SET]] DebugFunction [[#NAME]] [[#]] [[#SOURCE]] 1 0 [[#UNIT]]
; CHECK:     ExtInst [[#VOID]] [[#VARIABLE:]] [[#SET]] DebugLocalVariable [[#]] [[#TYPE]] [[#SOURCE]] 1 0 [[#FUNCTION]] 0 1
; CHECK:     ExtInst [[#VOID]] [[#]] [[#SET]] DebugScope [[#FUNCTION]]
; CHECK:     Line [[#PATH]] 2 3
; CHECK:     ExtInst [[#VOID]] [[#]] [[#SET]] DebugValue [[#VARIABLE]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(i32 %a) !dbg !4 {
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "legacy.cl", directory: "/src")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocation(line: 2, column: 3, scope: !4)
