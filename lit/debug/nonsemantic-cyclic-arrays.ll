; Where a structure refers to an array of several dimensions of pointers to itself, each dimension has a type as its
; elements.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s

; CHECK:     [[#UNIT:]] [[#]] DebugCompilationUnit
; CHECK-NOT: DebugTypeArray [[#UNIT]]
; CHECK:     [[#POINTER:]] [[#]] DebugTypePointer
; CHECK-NOT: DebugTypeArray [[#UNIT]]
; CHECK:     [[#INNER:]] [[#]] DebugTypeArray [[#POINTER]] [[#]] {{$}}
; CHECK-NOT: DebugTypeArray [[#UNIT]]
; CHECK:     DebugTypeArray [[#INNER]] [[#]] {{$}}
; CHECK-NOT: DebugTypeArray [[#UNIT]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() !dbg !3 {
  %table = alloca [2 x [3 x ptr]]
    #dbg_declare(ptr %table, !6, !DIExpression(), !16)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "cycle.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "table", scope: !3, file: !1, line: 1, type: !7)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 384, elements: !13)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !1, line: 1, size: 64, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "links", scope: !9, file: !1, line: 1, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!13 = !{!14, !15}
!14 = !DISubrange(count: 2)
!15 = !DISubrange(count: 3)
!16 = !DILocation(line: 1, column: 1, scope: !3)
