; Basic types, pointers, references, qualifiers and typedefs, which have any type as their base.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.txt

; LEFT:      warning[W002]: encodings of basic types are unspecified in debug information where the set does not have them
; LEFT-NEXT: at !DIBasicType(name: "char16_t"

; CHECK-DAG:  %[[NAME:[0-9]+]] = OpString "name"
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_8 Boolean
; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_16 Float
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_8 SignedChar
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_8 UnsignedChar
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_64 Unsigned
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_16 Unspecified
; CHECK-DAG:  %[[NOTHING:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  %[[POINTER:[0-9]+]] = OpExtInst %void %2 DebugTypePointer %[[INT]] CrossWorkgroup None
; CHECK-DAG:  OpExtInst %void %2 DebugTypePointer %[[NOTHING]] Function None
; CHECK-DAG:  OpExtInst %void %2 DebugTypePointer %[[INT]] Workgroup FlagLValueReference
; CHECK-DAG:  OpExtInst %void %2 DebugTypePointer %[[INT]] Function FlagRValueReference
; CHECK-DAG:  OpExtInst %void %2 DebugTypeQualifier %[[INT]] ConstType
; CHECK-DAG:  %[[VOLATILE:[0-9]+]] = OpExtInst %void %2 DebugTypeQualifier %[[INT]] VolatileType
; CHECK-DAG:  OpExtInst %void %2 DebugTypeQualifier %[[VOLATILE]] AtomicType
; CHECK-DAG:  OpExtInst %void %2 DebugTypeQualifier %[[ALIAS:[0-9]+]] RestrictType
; CHECK-DAG:  %[[ALIAS]] = OpExtInst %void %2 DebugTypedef %{{[0-9]+}} %[[POINTER]] %{{[0-9]+}} 4 0 %[[UNIT]]
; CHECK-DAG:  OpExtInst %void %2 DebugTypedef %[[NAME]] %[[INT]] %{{[0-9]+}} 3 0 %[[UNIT]]
; CHECK-DAG:  %[[STRUCTURE:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite %{{[0-9]+}} Structure
; CHECK-DAG:  OpExtInst %void %2 DebugTypedef %{{[0-9]+}} %[[STRUCTURE]] %{{[0-9]+}} 5 0 %[[UNIT]]
; CHECK-DAG:  %[[ENUM:[0-9]+]] = OpExtInst %void %2 DebugTypeEnum
; CHECK-DAG:  OpExtInst %void %2 DebugTypedef %{{[0-9]+}} %[[ENUM]] %{{[0-9]+}} 6 0 %[[UNIT]]
; CHECK-DAG:  OpExtInst %void %2 DebugTypePointer %[[ALIAS]] Function None

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "types.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !24}
!4 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIBasicType(name: "char16_t", size: 16, encoding: DW_ATE_UTF)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 1)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64, dwarfAddressSpace: 3)
!14 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!16 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!18 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "name", baseType: !5, file: !1, line: 3)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", baseType: !11, file: !1, line: 4)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "point_t", baseType: !23, file: !1, line: 5)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 32, elements: !{})
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "color_t", baseType: !25, file: !1, line: 6)
!25 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 6, baseType: !5, size: 32, elements: !{})
