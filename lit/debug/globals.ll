; Variables of the compilation unit are module variables or have no value; the definition of a static member
; refers to its declaration.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[A:[0-9]+]] = OpString "a"
; CHECK-DAG:  %[[LINK:[0-9]+]] = OpString "_Z1a"
; CHECK-DAG:  %[[B:[0-9]+]] = OpString "b"
; CHECK-DAG:  %[[C:[0-9]+]] = OpString "c"
; CHECK-DAG:  %[[NONE:[0-9]+]] = OpString ""
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  %[[INFO:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  OpExtInst %void %2 DebugGlobalVariable %[[A]] %[[INT]] %{{[0-9]+}} 1 0 %[[UNIT]] %[[LINK]] %a FlagIsDefinition{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugGlobalVariable %[[B]] %[[INT]] %{{[0-9]+}} 2 0 %[[UNIT]] %[[NONE]] %[[INFO]] FlagIsLocal|FlagIsDefinition{{$}}
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite
; CHECK-DAG:  %[[MEMBER:[0-9]+]] = OpExtInst %void %2 DebugTypeMember %[[C]] %[[INT]] %{{[0-9]+}} 3 0 %[[TYPE]] %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate|FlagStaticMember{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugGlobalVariable %[[C]] %[[INT]] %{{[0-9]+}} 4 0 %[[UNIT]] %[[NONE]] %[[INFO]] FlagIsDefinition %[[MEMBER]]

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1, !dbg !3

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, globals: !{!3, !5, !7})
!1 = !DIFile(filename: "globals.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "a", linkageName: "_Z1a", scope: !0, file: !1, line: 1, type: !9, isDefinition: true)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value))
!6 = distinct !DIGlobalVariable(name: "b", scope: !0, file: !1, line: 2, type: !9, isLocal: true, isDefinition: true)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !0, file: !1, line: 4, type: !9, isDefinition: true, declaration: !11)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 3, size: 8, elements: !{!11})
!11 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !10, file: !1, line: 3, baseType: !9, flags: DIFlagStaticMember)
