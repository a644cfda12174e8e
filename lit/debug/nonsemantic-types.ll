; Version 200 has ranges of arrays with bounds that are constants, variables or expressions, arrays whose data is
; elsewhere, strings, complex numbers and bit-fields. Its expressions have all operations.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=V100

; CHECK-DAG: String [[#COMPLEX:]] "complex"
; CHECK-DAG: String [[#STRING:]] "string"
; CHECK-DAG: String [[#BITS:]] "bits"
; CHECK-DAG: String [[#LENGTH:]] "length"
; CHECK-DAG: Constant [[#INT:]] [[#ZERO:]] 0 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#ONE:]] 1 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#EIGHT:]] 8 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#TEN:]] 10 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#PUSH:]] 149 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#BITFIELD:]] 262147 {{$}}
; CHECK:     [[#]] [[#SET:]] DebugCompilationUnit
; CHECK-DAG: [[#NONE:]] [[#SET]] DebugInfoNone
; CHECK-DAG: [[#]] [[#SET]] DebugTypeBasic [[#COMPLEX]] [[#]] [[#EIGHT]] [[#ZERO]]
; CHECK-DAG: [[#ADDRESS:]] [[#SET]] DebugOperation [[#PUSH]]
; CHECK-DAG: [[#DEREF:]] [[#SET]] DebugOperation [[#ZERO]]
; CHECK-DAG: [[#DATA:]] [[#SET]] DebugExpression [[#ADDRESS]] [[#DEREF]]
; CHECK-DAG: [[#BASE:]] [[#SET]] DebugTypeBasic [[#]] [[#]] [[#]] [[#ZERO]]
; CHECK-DAG: [[#FIXED:]] [[#SET]] DebugTypeSubrange [[#ONE]] [[#NONE]] [[#TEN]] {{$}}
; CHECK-DAG: [[#]] [[#SET]] DebugTypeArray [[#BASE]] [[#FIXED]] {{$}}
; CHECK-DAG: [[#COUNT:]] [[#SET]] DebugLocalVariable [[#LENGTH]]
; CHECK-DAG: [[#OPEN:]] [[#SET]] DebugTypeSubrange [[#NONE]] [[#COUNT]] [[#NONE]] [[#DATA]] {{$}}
; CHECK-DAG: [[#]] [[#SET]] DebugTypeArrayDynamic [[#BASE]] [[#DATA]] [[#NONE]] [[#NONE]] [[#NONE]] [[#OPEN]] {{$}}
; CHECK-DAG: [[#]] [[#SET]] DebugTypeString [[#STRING]] [[#NONE]] [[#DATA]] [[#ZERO]] [[#COUNT]] {{$}}
; CHECK-DAG: [[#]] [[#SET]] DebugTypeMember [[#BITS]] [[#BASE]] [[#]] [[#]] [[#]] [[#]] [[#]] [[#BITFIELD]] {{$}}

; V100:      OpString "complex"
; V100-NOT:  262147

target triple = "spir-unknown-unknown"

define spir_kernel void @kernel() !dbg !30 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "types.f", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4, !5, !8, !11, !12}
!4 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !6)
!6 = !{!7}
!7 = !DISubrange(lowerBound: 1, count: 10)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, elements: !9, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!9 = !{!10}
!10 = !DISubrange(upperBound: !33, stride: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!11 = !DIStringType(name: "string", stringLength: !33, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "fields", file: !1, size: 32, elements: !13)
!13 = !{!15}
!14 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !12, file: !1, baseType: !14, size: 3, flags: DIFlagBitField)
!30 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, type: !31, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{null}
!33 = !DILocalVariable(name: "length", scope: !30, file: !1, type: !14)
!34 = !{!33}
