; Imported entities and macros are left out with a warning, because existing consumers fail on them, and labels, because
; the sets have none.
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT < %t.txt

; LEFT:      warning[W002]: labels are omitted
; LEFT-NEXT: at #dbg_label(
; LEFT-NOT:  warning[W002]: labels
; LEFT:      warning[W002]: imported entities are omitted
; LEFT-NEXT: at !DIImportedEntity(tag: DW_TAG_imported_module
; LEFT:      warning[W002]: macros are omitted
; LEFT-NEXT: at !DIMacroFile
; LEFT-NOT:  warning[

; CHECK:     DebugCompilationUnit
; CHECK-NOT: DebugImportedEntity
; CHECK-NOT: DebugMacro

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !14 {
    #dbg_label(!16, !17)
    #dbg_label(!18, !17)
  ret void, !dbg !17
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !{!4, !5}, macros: !{!8})
!1 = !DIFile(filename: "imported.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DINamespace(name: "space", scope: null)
!4 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !3, file: !1, line: 3)
!5 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "as", scope: !3, entity: !6, file: !1, line: 4)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIFile(filename: "other.h", directory: "/src")
!8 = !DIMacroFile(file: !1, nodes: !{!9, !10, !12, !13})
!9 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "SIZE", value: "4")
!10 = !DIMacroFile(line: 2, file: !7, nodes: !{!11})
!11 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "FLAG")
!12 = !DIMacro(type: DW_MACINFO_undef, line: 5, name: "SIZE")
!13 = !DIMacro(type: DW_MACINFO_undef, line: 6, name: "UNKNOWN")
!14 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 7, type: !15, unit: !0, spFlags: DISPFlagDefinition)
!15 = !DISubroutineType(types: !{null})
!16 = !DILabel(scope: !14, name: "again", file: !1, line: 8)
!17 = !DILocation(line: 8, column: 1, scope: !14)
!18 = !DILabel(scope: !14, name: "done", file: !1, line: 9)
