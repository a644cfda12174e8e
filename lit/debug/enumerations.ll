; Enumerations with their enumerators, those of more than 32 bits as numbers of 64 bits; a declaration without a definition is written with its name only.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[RED:[0-9]+]] = OpString "RED"
; CHECK-DAG:  %[[BLUE:[0-9]+]] = OpString "BLUE"
; CHECK-DAG:  %[[BIG:[0-9]+]] = OpString "BIG"
; CHECK-DAG:  %[[ALL:[0-9]+]] = OpString "ALL"
; CHECK-DAG:  %[[LOW:[0-9]+]] = OpString "LOW"
; CHECK-DAG:  %[[LATER:[0-9]+]] = OpString "later"
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  OpExtInst %void %2 DebugTypeEnum %{{[0-9]+}} %[[INT]] %{{[0-9]+}} 7 0 %[[UNIT]] %uint_32 FlagIsEnumClass %uint_0 %[[RED]] %uint_4294967295 %[[BLUE]]{{$}}
; CHECK-DAG:  %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  OpExtInst %void %2 DebugTypeEnum %{{[0-9]+}} %[[NONE]] %{{[0-9]+}} 8 0 %[[UNIT]] %uint_64 None %ulong_1099511627776 %[[BIG]] %ulong_18446744073709551615 %[[ALL]] %uint_4294967295 %[[LOW]]{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %[[LATER]] %uint_0 Unspecified

target triple = "spir64-unknown-unknown"

define spir_func void @long(i64 %a) {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, enums: !{!4, !7, !9})
!1 = !DIFile(filename: "enumerations.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 7, baseType: !3, size: 32, flags: DIFlagEnumClass, elements: !{!5, !6})
!5 = !DIEnumerator(name: "RED", value: 0)
!6 = !DIEnumerator(name: "BLUE", value: -1)
!7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "size", file: !1, line: 8, size: 64, elements: !{!8, !10, !11})
!8 = !DIEnumerator(name: "BIG", value: 1099511627776, isUnsigned: true)
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "later", file: !1, line: 9, flags: DIFlagFwdDecl)
!10 = !DIEnumerator(name: "ALL", value: -1)
!11 = !DIEnumerator(name: "LOW", value: 4294967295)
