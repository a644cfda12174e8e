; The constants of enumerators that are shorter than their enumeration are numbers without a sign.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK-DAG: !DIEnumerator(name: "long", value: 4294967295)
; CHECK-DAG: !DIEnumerator(name: "longer", value: -1152921504606846976)
; CHECK-DAG: !DIEnumerator(name: "short", value: -1)

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i64 0, align 8

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug, enums: !3)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4, !5}
!4 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 1, size: 64, elements: !6)
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "f", file: !1, line: 2, size: 32, elements: !7)
!6 = !{!8, !9}
!7 = !{!10}
!8 = !DIEnumerator(name: "long", value: 4294967295)
!9 = !DIEnumerator(name: "longer", value: -1152921504606846976)
!10 = !DIEnumerator(name: "short", value: -1)
