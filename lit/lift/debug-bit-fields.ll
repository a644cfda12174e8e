; Bit-fields keep their bits also in the sets without a flag for them: they are shorter than their types, or begin within a
; byte.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -o %t.100.spv
; RUN: llvm-spirv-rs -r -S %t.100.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv
; RUN: llvm-spirv-rs -r -S %t.200.spv -o - | FileCheck %s

; CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "first", {{.*}}size: 3, flags: DIFlagPublic | DIFlagBitField)
; CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "second", {{.*}}size: 7, offset: 3, flags: DIFlagPublic | DIFlagBitField)
; CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "whole", {{.*}}size: 32, offset: 32, flags: DIFlagPublic)
; Other types than numbers may be larger than their members: vectors of three, pointers to local memory.
; CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "three", {{.*}}size: 96, offset: 64, flags: DIFlagPublic)
; CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "near", {{.*}}size: 32, offset: 160, flags: DIFlagPublic)

target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i64 0, !dbg !3

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug, globals: !{!3})
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !5, isDefinition: true)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 192, elements: !{!6, !7, !8, !10, !11})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !5, file: !1, line: 1, baseType: !9, size: 3, flags: DIFlagBitField, extraData: i64 0)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !5, file: !1, line: 2, baseType: !9, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !5, file: !1, line: 3, baseType: !9, size: 32, offset: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "three", scope: !5, file: !1, line: 4, baseType: !12, size: 96, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "near", scope: !5, file: !1, line: 5, baseType: !13, size: 32, offset: 160)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !{!14})
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 32, dwarfAddressSpace: 3)
!14 = !DISubrange(count: 3)
