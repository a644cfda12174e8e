; Structures name their members before these are written, so that types with pointers to themselves are complete. Members
; without an access specifier have the access that their type gives them, and member functions have no OpFunction.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[NODE:[0-9]+]] = OpString "node"
; CHECK-DAG:  %[[ID:[0-9]+]] = OpString "_ZTS4node"
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite %[[NODE]] Class %{{[0-9]+}} 1 0 %[[UNIT]] %[[ID]] %uint_128 FlagTypePassByValue %[[BASE:[0-9]+]] %[[VALUE:[0-9]+]] %[[NEXT:[0-9]+]] %[[STATIC:[0-9]+]] %[[FUNCTION:[0-9]+]]{{$}}
; CHECK-DAG:  %[[PARENT:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite %{{[0-9]+}} Structure %{{[0-9]+}} 0 0 %[[UNIT]] %{{[0-9]+}} %uint_32 None{{$}}
; CHECK-DAG:  %[[BASE]] = OpExtInst %void %2 DebugTypeInheritance %[[TYPE]] %[[PARENT]] %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate
; CHECK-DAG:  %[[VALUE]] = OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[INT]] %{{[0-9]+}} 2 0 %[[TYPE]] %uint_32 %uint_32 FlagIsPrivate
; CHECK-DAG:  %[[POINTER:[0-9]+]] = OpExtInst %void %2 DebugTypePointer %[[TYPE]] Function None
; CHECK-DAG:  %[[NEXT]] = OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[POINTER]] %{{[0-9]+}} 3 0 %[[TYPE]] %uint_64 %uint_64 FlagIsPrivate
; CHECK-DAG:  %[[STATIC]] = OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[INT]] %{{[0-9]+}} 4 0 %[[TYPE]] %uint_0 %uint_0 FlagIsPrivate|FlagStaticMember %uint_42
; CHECK-DAG:  %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  %[[METHOD:[0-9]+]] = OpExtInst %void %2 DebugTypeFunction None %[[INT]] %[[POINTER]] %[[NONE]]
; CHECK-DAG:  %[[FUNCTION]] = OpExtInst %void %2 DebugFunction %{{[0-9]+}} %[[METHOD]] %{{[0-9]+}} 5 0 %[[TYPE]] %{{[0-9]+}} FlagIsPrivate 0 %[[NONE]]{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeComposite %{{[0-9]+}} Union %{{[0-9]+}} 0 0 %[[TYPE]] %{{[0-9]+}} %[[NONE]] FlagFwdDecl{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypePtrToMember %[[INT]] %[[TYPE]]

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !{!4, !14, !15})
!1 = !DIFile(filename: "composites.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "node", file: !1, line: 1, size: 128, flags: DIFlagTypePassByValue, elements: !5, identifier: "_ZTS4node")
!5 = !{!6, !8, !9, !11, !12}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !4, baseType: !16, flags: DIFlagPublic)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "base", file: !1, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !4, file: !1, line: 2, baseType: !3, size: 32, offset: 32, flags: DIFlagPrivate)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 3, baseType: !10, size: 64, offset: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !4, file: !1, line: 4, baseType: !3, flags: DIFlagStaticMember, extraData: i32 42)
!12 = !DISubprogram(name: "method", scope: !4, file: !1, line: 5, type: !13, spFlags: 0)
!13 = !DISubroutineType(types: !{!3, !10, null})
!14 = !DICompositeType(tag: DW_TAG_union_type, name: "unknown", scope: !4, file: !1, flags: DIFlagFwdDecl)
!15 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !3, extraData: !4, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "base_t", baseType: !7, file: !1)
