; The values of global variables without memory are omitted with a warning in the sets that have no place for them.
; RUN: llvm-spirv-rs %s -Wdebug-info -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-debug-info-version=legacy -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-debug-info-version=nonsemantic-shader-100 -o %t.spv 2>&1 | count 0

; CHECK:      warning[W002]: values of global variables are omitted from debug information where the set does not have their expression
; CHECK-NEXT: name: "limit"
; CHECK-NOT:  warning

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !{!3, !5})
!1 = !DIFile(filename: "values.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "unknown", scope: !0, file: !1, line: 1, type: !7, isLocal: true, isDefinition: true)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!6 = distinct !DIGlobalVariable(name: "limit", scope: !0, file: !1, line: 2, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
