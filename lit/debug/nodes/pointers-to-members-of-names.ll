; The class of a pointer to a member may be a typedef of a class; of another type, there is none, with a warning.
; RUN: llvm-spirv-rs %s --Wdebug-info -o %t.spv 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: spirv-dis %t.spv | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -o %t.100.spv
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv

; WARNED: warning[W002]: classes of pointers to members are omitted from debug information where they are other types
; CHECK-DAG: %[[INT:[0-9]+]] = {{.*}} DebugTypeBasic
; CHECK-DAG: %[[CLASS:[0-9]+]] = {{.*}} DebugTypeComposite
; CHECK-DAG: %[[NONE:[0-9]+]] = {{.*}} DebugInfoNone
; CHECK-DAG: DebugTypePtrToMember %[[INT]] %[[CLASS]]
; CHECK-DAG: DebugTypePtrToMember %[[INT]] %[[NONE]]

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "names.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !13}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !4, size: 64, extraData: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "Name", file: !1, line: 2, baseType: !12)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 32, elements: !{})
!13 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !4, size: 64, extraData: !14)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "Number", file: !1, line: 3, baseType: !4)
