; The non-semantic sets have no forward references: a composite type comes after its members, and a type that its members
; point to has a declaration before them. Members and base classes do not name their type. SPIRV-Tools expects the child
; of OpenCL.DebugInfo.100 in a DebugTypeInheritance.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s

; CHECK-DAG:  String [[#NODE:]] "Node"
; CHECK-DAG:  String [[#LINKAGE:]] "_ZTS4Node"
; CHECK-DAG:  String [[#NEXT:]] "next"
; CHECK-DAG:  String [[#BASE:]] "Base"
; CHECK-DAG:  String [[#COUNT:]] "count"
; CHECK-DAG:  Constant [[#INT:]] [[#ZERO:]] 0 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#ONE:]] 1 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#PUBLIC:]] 3 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#DECLARED:]] 16 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#SIZE:]] 128 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#HALF:]] 64 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#NOWHERE:]] 4294967295 {{$}}
; CHECK:      [[#SOURCE:]] [[#SET:]] DebugSource
; CHECK:      [[#UNIT:]] [[#SET]] DebugCompilationUnit
; CHECK-DAG:  [[#NONE:]] [[#SET]] DebugInfoNone
; CHECK-DAG:  [[#DECLARATION:]] [[#SET]] DebugTypeComposite [[#NODE]] [[#ONE]] [[#SOURCE]] [[#PUBLIC]] [[#ZERO]] [[#UNIT]] [[#LINKAGE]] [[#NONE]] [[#DECLARED]] {{$}}
; CHECK-DAG:  [[#POINTER:]] [[#SET]] DebugTypePointer [[#DECLARATION]] [[#NOWHERE]] [[#ZERO]]
; CHECK-DAG:  [[#MEMBER:]] [[#SET]] DebugTypeMember [[#NEXT]] [[#POINTER]] [[#SOURCE]] [[#]] [[#ZERO]] [[#HALF]] [[#HALF]] [[#]] {{$}}
; CHECK-DAG:  [[#INTEGER:]] [[#SET]] DebugTypeBasic [[#]] [[#]] [[#]] [[#ZERO]] {{$}}
; CHECK-DAG:  [[#COUNTER:]] [[#SET]] DebugTypeMember [[#COUNT]] [[#INTEGER]]
; CHECK-DAG:  [[#CLASS:]] [[#SET]] DebugTypeComposite [[#BASE]] {{.*}} [[#COUNTER]] {{$}}
; CHECK-DAG:  [[#INHERITED:]] [[#SET]] DebugTypeInheritance [[#CLASS]] [[#ZERO]] [[#]] [[#]] {{$}}
; CHECK:      [[#SET]] DebugTypeComposite [[#NODE]] [[#ONE]] [[#SOURCE]] [[#PUBLIC]] [[#ZERO]] [[#UNIT]] [[#LINKAGE]] [[#SIZE]] [[#ZERO]] [[#INHERITED]] [[#MEMBER]] {{$}}
; CHECK-NOT:  DebugTypeComposite [[#NODE]]

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "composites.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!6, !4}
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !1, line: 3, size: 128, elements: !5, identifier: "_ZTS4Node")
!5 = !{!8, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 4, baseType: !6, size: 64, offset: 64)
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !4, baseType: !9, extraData: i32 0)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !1, line: 1, size: 32, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !9, file: !1, line: 1, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
