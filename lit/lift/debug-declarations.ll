; A member function that is declared in its class and defined elsewhere has one declaration after both directions. Functions
; that are no templates have an empty list of parameters, as the Khronos translator gives them.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --implicit-check-not=DISubprogram

; CHECK-DAG: ![[DEFINED:[0-9]+]] = distinct !DISubprogram(name: "m", {{.*}}templateParams: ![[EMPTY:[0-9]+]], declaration: ![[DECLARED:[0-9]+]]
; CHECK-DAG: ![[DECLARED]] = !DISubprogram(name: "m", {{.*}}scope: ![[CLASS:[0-9]+]], {{.*}}templateParams: ![[EMPTY]]
; CHECK-DAG: ![[EMPTY]] = !{}
; CHECK-DAG: ![[CLASS]] = !DICompositeType(tag: DW_TAG_structure_type, name: "c", {{.*}}elements: ![[MEMBERS:[0-9]+]]
; CHECK-DAG: ![[MEMBERS]] = !{![[DECLARED]]}

target triple = "spir64-unknown-unknown"

define spir_func void @m() !dbg !5 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug, retainedTypes: !8)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "m", scope: !6, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition, declaration: !7)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", file: !1, line: 1, size: 8, elements: !9, identifier: "c")
!7 = !DISubprogram(name: "m", scope: !6, file: !1, line: 1, type: !3, spFlags: 0)
!8 = !{!6}
!9 = !{!7}
