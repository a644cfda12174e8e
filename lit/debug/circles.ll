; A cycle of debug types that SPIR-V cannot express is broken where it closes, with a warning.
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT < %t.txt

; LEFT: warning[W002]: debug scopes that contain themselves are replaced by their compile unit
; LEFT: warning[W002]: debug types that contain themselves

; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[UNKNOWN:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_0 Unspecified
; CHECK-DAG:  %[[POINTER:[0-9]+]] = OpExtInst %void %2 DebugTypePointer %[[UNKNOWN]] Function None
; CHECK-DAG:  OpExtInst %void %2 DebugTypePointer %[[POINTER]] Function None
; CHECK-DAG:  %[[LOCAL:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite %{{[0-9]+}} Structure %{{[0-9]+}} 2 0 %[[UNIT]]
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeFunction None %[[LOCAL]]{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugFunction %{{[0-9]+}} %[[TYPE]]

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !6 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !{!7, !3})
!1 = !DIFile(filename: "circles.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DISubroutineType(types: !{!7})
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "local", scope: !6, file: !1, line: 2, size: 8, elements: !{})
