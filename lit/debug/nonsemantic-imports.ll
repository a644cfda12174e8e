; The non-semantic sets have imported entities with the operands of the specification, and the values of global variables
; without memory. Version 200 has modules and inline namespaces, and the functions that trampolines call.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s --check-prefixes=CHECK,V200
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s --check-prefixes=CHECK,V100

; CHECK-DAG: String [[#NAME:]] "alias"
; CHECK-DAG: String [[#SPACE:]] "space"
; CHECK-DAG: String [[#VALUE:]] "value"
; CHECK-DAG: String [[#FUNCTION:]] "trampoline"
; V200-DAG:  String [[#TARGET:]] "target"
; V200-DAG:  String [[#MODULE:]] "module"
; CHECK-DAG: Constant [[#INT:]] [[#ZERO:]] 0 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#FIVE:]] 5 {{$}}
; V200-DAG:  ConstantTrue [[#]] [[#INLINE:]]
; CHECK:     [[#]] [[#SET:]] DebugSource
; CHECK:     [[#UNIT:]] [[#SET]] DebugCompilationUnit
; V200-DAG:  [[#NONE:]] [[#SET]] DebugInfoNone
; V200-DAG:  [[#SET]] DebugFunction [[#FUNCTION]] {{(([0-9]+ ){8})}}[[#NONE]] [[#TARGET]] {{$}}
; V100-DAG:  [[#SET]] DebugFunction [[#FUNCTION]] {{(([0-9]+ ){8}$)}}
; CHECK-DAG: [[#STACK:]] [[#SET]] DebugExpression [[#]] [[#]] {{$}}
; CHECK-DAG: [[#SET]] DebugGlobalVariable [[#VALUE]] {{(([0-9]+ ){6})}}[[#STACK]] [[#]] {{$}}
; V200-DAG:  [[#ENTITY:]] [[#SET]] DebugLexicalBlock [[#]] [[#ZERO]] [[#ZERO]] [[#UNIT]] [[#SPACE]] [[#INLINE]] {{$}}
; V100-DAG:  [[#ENTITY:]] [[#SET]] DebugLexicalBlock [[#]] [[#ZERO]] [[#ZERO]] [[#UNIT]] [[#SPACE]] {{$}}
; CHECK-DAG: [[#SET]] DebugImportedEntity [[#NAME]] [[#ZERO]] [[#]] [[#ENTITY]] [[#FIVE]] [[#ZERO]] [[#UNIT]] {{$}}
; V200-DAG:  [[#SET]] DebugModule [[#MODULE]] [[#]] [[#ZERO]] [[#UNIT]] [[#]] [[#]] [[#]] [[#ZERO]] {{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @trampoline() !dbg !20 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !3, globals: !9)
!1 = !DIFile(filename: "imports.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4, !5}
!4 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "alias", scope: !0, entity: !6, file: !1, line: 5)
!5 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !7, file: !1, line: 5)
!6 = !DINamespace(name: "space", scope: null, exportSymbols: true)
!7 = !DIModule(scope: null, name: "module")
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!11 = distinct !DIGlobalVariable(name: "value", scope: !0, file: !1, line: 5, type: !8, isLocal: true, isDefinition: true)
!20 = distinct !DISubprogram(name: "trampoline", scope: !1, file: !1, type: !21, spFlags: DISPFlagDefinition, unit: !0, targetFuncName: "target")
!21 = !DISubroutineType(types: !22)
!22 = !{null}
