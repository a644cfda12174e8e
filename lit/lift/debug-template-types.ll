; A class that nothing refers to but its template parameters is a type that the unit retains.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK-DAG: distinct !DICompileUnit({{.*}}retainedTypes: ![[RETAINED:[0-9]+]]
; CHECK-DAG: ![[RETAINED]] = !{![[CLASS:[0-9]+]]}
; CHECK-DAG: ![[CLASS]] = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c<int>", {{.*}}templateParams: ![[PARAMETERS:[0-9]+]]
; CHECK-DAG: ![[PARAMETERS]] = !{![[PARAMETER:[0-9]+]]}
; CHECK-DAG: ![[PARAMETER]] = !DITemplateTypeParameter(name: "T", type: ![[#]])

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4}
!4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c<int>", file: !1, line: 1, size: 8, elements: !5, templateParams: !6, identifier: "c")
!5 = !{}
!6 = !{!7}
!7 = !DITemplateTypeParameter(name: "T", type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
