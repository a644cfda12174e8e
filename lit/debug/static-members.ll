; The value of a static member is the bits of a number, extended as its type says; a value that is not a number of up to 64 bits is left out with a
; warning.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT < %t.err

; CHECK-DAG: %[[HALF:[0-9a-z_]+]] = OpConstant %uint 1056964608
; CHECK-DAG: OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[#]] %{{[0-9]+}} 2 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsPrivate|FlagStaticMember %[[HALF]]
; CHECK-DAG: OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[#]] %{{[0-9]+}} 4 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsPrivate|FlagStaticMember %uint_4294967295
; CHECK-DAG: OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[#]] %{{[0-9]+}} 5 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsPrivate|FlagStaticMember %uint_255
; CHECK-DAG: OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[#]] %{{[0-9]+}} 3 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsPrivate|FlagStaticMember{{$}}

; LEFT: warning[W002]: values of static members and template parameters are omitted from debug information unless they are numbers of up to 64 bits
; LEFT-NEXT: name: "long"

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !{!3})
!1 = !DIFile(filename: "static.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", file: !1, line: 1, size: 8, elements: !{!5, !6, !7, !9})
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !3, file: !1, line: 2, baseType: !4, flags: DIFlagStaticMember, extraData: float 0.5)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "long", scope: !3, file: !1, line: 3, baseType: !4, flags: DIFlagStaticMember, extraData: fp128 0xL00000000000000003FFF000000000000)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "signed", scope: !3, file: !1, line: 4, baseType: !8, flags: DIFlagStaticMember, extraData: i8 -1)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "unsigned", scope: !3, file: !1, line: 5, baseType: !10, flags: DIFlagStaticMember, extraData: i8 -1)
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
