; The type of a member that a variable refers to is no type that the unit has to retain.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --implicit-check-not=retainedTypes

; CHECK: distinct !DIGlobalVariable(name: "v", {{.*}}declaration: ![[MEMBER:[0-9]+]]
; CHECK: ![[MEMBER]] = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: ![[#]], {{.*}}flags: DIFlagPublic | DIFlagStaticMember)

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, align 4, !dbg !9

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !3)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!9}
!4 = distinct !DIGlobalVariable(name: "v", scope: !0, file: !1, line: 4, type: !5, isDefinition: true, declaration: !6)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !7, file: !1, line: 2, baseType: !5, flags: DIFlagStaticMember)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 8, elements: !8, identifier: "s")
!8 = !{!6}
!9 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
