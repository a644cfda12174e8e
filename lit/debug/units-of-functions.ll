; Functions keep their compile units where two units have a namespace in common, which is in one of them in SPIR-V. The file of a
; function tells the unit then, but not that of a member function, whose class does. An import of
; a module of the source is omitted where the set has no modules.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv
; RUN: llvm-spirv-rs -r -S %t.200.spv -o - | FileCheck %s --check-prefixes=CHECK,IMPORT
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --Wdebug-info -o %t.100.spv 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: llvm-spirv-rs -r -S %t.100.spv -o - | FileCheck %s --implicit-check-not=DIImportedEntity

; CHECK-DAG: ![[C:[0-9]+]] = distinct !DICompileUnit({{.*}}file: ![[C_FILE:[0-9]+]],
; CHECK-DAG: ![[C_FILE]] = !DIFile(filename: "{{.*}}c.c",
; CHECK-DAG: ![[CPP:[0-9]+]] = distinct !DICompileUnit({{.*}}file: ![[CPP_FILE:[0-9]+]],
; CHECK-DAG: ![[CPP_FILE]] = !DIFile(filename: "{{.*}}cpp.cpp",
; CHECK-DAG: distinct !DISubprogram(name: "c", {{.*}}unit: ![[C]]
; CHECK-DAG: distinct !DISubprogram(name: "f", {{.*}}unit: ![[CPP]]
; CHECK-DAG: distinct !DISubprogram(name: "g", {{.*}}unit: ![[C]]
; CHECK-DAG: distinct !DISubprogram(name: "h", {{.*}}unit: ![[CPP]]
; IMPORT-DAG: !DIImportedEntity(tag: DW_TAG_imported_module, {{.*}}entity: ![[MODULE:[0-9]+]]
; IMPORT-DAG: ![[MODULE]] = !DIModule({{.*}}name: "m"
; WARNED: modules of the source are omitted from debug information

target triple = "spir64-unknown-unknown"

define spir_func void @c() !dbg !10 {
  ret void, !dbg !11
}

define spir_func void @f() !dbg !12 {
  ret void, !dbg !13
}

define spir_func void @g() !dbg !14 {
  ret void, !dbg !15
}

define spir_func void @h() !dbg !23 {
  ret void, !dbg !25
}

!llvm.dbg.cu = !{!0, !2}
!llvm.module.flags = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "c.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: FullDebug, imports: !20)
!3 = !DIFile(filename: "cpp.cpp", directory: "/src")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DINamespace(name: "ns", scope: null)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!10 = distinct !DISubprogram(name: "c", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 1, scope: !10)
!12 = distinct !DISubprogram(name: "f", scope: !5, file: !3, line: 2, type: !6, spFlags: DISPFlagDefinition, unit: !2)
!13 = !DILocation(line: 2, scope: !12)
!14 = distinct !DISubprogram(name: "g", scope: !5, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 3, scope: !14)
!20 = !{!21}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !22, file: !3, line: 4)
!22 = !DIModule(scope: null, name: "m", file: !3, line: 5)
!23 = distinct !DISubprogram(name: "h", scope: !24, file: !1, line: 6, type: !6, spFlags: DISPFlagDefinition, unit: !2)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !2, file: !1, line: 6, size: 8, elements: !26, identifier: "_ZTS1S")
!25 = !DILocation(line: 6, scope: !23)
!26 = !{}
