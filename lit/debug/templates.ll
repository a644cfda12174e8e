; Templates list their type and value arguments; those of a parameter pack are listed one by one. An empty list is nothing.
; Values are integers, extended as their type says, or the bits of floating-point numbers.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT < %t.txt
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>/dev/null | FileCheck %s --check-prefix=PLAIN

; LEFT:      warning[W002]: values of static members and template parameters are omitted from debug information unless they are numbers of up to 64 bits
; LEFT-NEXT: at !DITemplateValueParameter(name: "P"
; LEFT-NEXT: also template template parameters are omitted {{.*}}, at !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C"


; CHECK-DAG:  %[[T:[0-9]+]] = OpString "T"
; CHECK-DAG:  %[[N:[0-9]+]] = OpString "N"
; CHECK-DAG:  %[[P:[0-9]+]] = OpString "P"
; CHECK-DAG:  %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite
; CHECK-DAG:  %[[FIRST:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %[[T]] %[[INT]] %[[NONE]] %{{[0-9]+}} 0 0
; CHECK-DAG:  %[[SECOND:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %[[N]] %[[INT]] %uint_4294967293 %{{[0-9]+}} 0 0
; CHECK-DAG:  %[[FOURTH:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %{{[0-9]+}} %[[TYPE]] %[[NONE]]
; CHECK-DAG:  %[[TRUE:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %{{[0-9]+}} %{{[0-9]+}} %uint_1 %
; CHECK-DAG:  %[[BYTE:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %{{[0-9]+}} %{{[0-9]+}} %uint_200 %
; CHECK-DAG:  %[[LONG:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %{{[0-9]+}} %{{[0-9]+}} %ulong_18446744073709551615 %
; CHECK-DAG:  %[[DOUBLE:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %{{[0-9]+}} %{{[0-9]+}} %ulong_4612811918334230528 %
; CHECK-DAG:  %[[POINTER:[0-9]+]] = OpExtInst %void %2 DebugTypeTemplateParameter %[[P]] %{{[0-9]+}} %[[NONE]] %
; CHECK-DAG:  OpExtInst %void %2 DebugTypeTemplate %[[TYPE]] %[[FIRST]] %[[SECOND]] %[[FIRST]] %[[FOURTH]] %[[TRUE]] %[[BYTE]] %[[LONG]] %[[DOUBLE]] %[[POINTER]]
; CHECK-DAG:  %[[FUNCTION:[0-9]+]] = OpExtInst %void %2 DebugFunction
; CHECK-DAG:  OpExtInst %void %2 DebugTypeTemplate %[[FUNCTION]] %[[FIRST]]{{$}}
; PLAIN:      %[[PLAIN:[0-9]+]] = OpExtInst %void %2 DebugFunction %{{.*}} 9 %plain
; PLAIN-NOT:  DebugTypeTemplate %[[PLAIN]]{{$}}

target triple = "spir64-unknown-unknown"

@object = addrspace(1) global i32 0

define spir_func void @f() !dbg !13 {
  ret void
}

define spir_func void @plain() !dbg !30 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !{!4})
!1 = !DIFile(filename: "templates.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "array<int>", file: !1, line: 1, size: 128, elements: !{}, templateParams: !5)
!5 = !{!6, !7, !8, !9, !32, !34, !36, !37, !39}
!6 = !DITemplateTypeParameter(name: "T", type: !3)
!7 = !DITemplateValueParameter(name: "N", type: !3, value: i32 -3)
!8 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C", value: !"vector")
!9 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Rest", value: !10)
!10 = !{!6, !11}
!11 = !DITemplateTypeParameter(type: !4)
!12 = !DISubroutineType(types: !{null})
!13 = distinct !DISubprogram(name: "f<int>", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, unit: !0, templateParams: !{!6}, spFlags: DISPFlagDefinition)
!30 = distinct !DISubprogram(name: "plain", scope: !1, file: !1, line: 9, scopeLine: 9, type: !31, unit: !0, spFlags: DISPFlagDefinition, templateParams: !{})
!31 = !DISubroutineType(types: !{null})
!32 = !DITemplateValueParameter(name: "True", type: !33, value: i1 true)
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DITemplateValueParameter(name: "Byte", type: !35, value: i8 200)
!35 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!36 = !DITemplateValueParameter(name: "Long", type: !40, value: i64 -1)
!37 = !DITemplateValueParameter(name: "Double", type: !38, value: double 2.5)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DITemplateValueParameter(name: "P", type: !41, value: ptr addrspace(1) @object)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
