; Array lengths are constants of 64 bits where addresses have as many; an unknown length is -1. Each dimension is an
; array of its own.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_7{{$}}
; CHECK-DAG:  %[[INNER:[0-9]+]] = OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_3{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INNER]] %ulong_2{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_5000000000{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_6{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_18446744073709551615{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_18446744073709551615{{$}}
; CHECK-DAG:  %[[ROW:[0-9]+]] = OpExtInst %void %2 DebugTypeArray %[[INT]] %ulong_9{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[ROW]] %ulong_18446744073709551615{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeVector %[[INT]] 4{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeVector %[[INT]] 16{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i64 %a) !dbg !30 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "arrays.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13, !14, !15, !16, !17, !18}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "size_t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !{!20})
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !{!21, !22})
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160000000000, elements: !{!23})
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !{!24})
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!25})
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!26})
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!26, !27})
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, flags: DIFlagVector, elements: !{!28})
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, flags: DIFlagVector, elements: !{!29})
!20 = !DISubrange(count: 7)
!21 = !DISubrange(count: 2)
!22 = !DISubrange(count: 3)
!23 = !DISubrange(count: 5000000000)
!24 = !DISubrange(lowerBound: 1, upperBound: 6)
!25 = !DISubrange(count: !33)
!26 = !DISubrange(count: -1)
!27 = !DISubrange(count: 9)
!28 = !DISubrange(count: 4)
!29 = !DISubrange(count: 16)
!30 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !31, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!31 = !DISubroutineType(types: !32)
!32 = !{null}
!33 = !DILocalVariable(name: "count", scope: !30, type: !5, flags: DIFlagArtificial)
