; A global variable of the source has a location if it is the whole of a variable of the module: not if it is a part of
; one, and not if the latter is a part of it.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.txt
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; LEFT:      warning[W002]: locations of global variables are omitted from debug information where they are not the whole of a variable of the module
; LEFT-NEXT: name: "halves"

; CHECK-DAG: %[[HALVES:[0-9]+]] = OpString "halves"
; CHECK-DAG: %[[FIRST:[0-9]+]] = OpString "first"
; CHECK-DAG: %[[SECOND:[0-9]+]] = OpString "second"
; CHECK-DAG: %[[GLOBAL:[0-9]+]] = OpString "global"
; CHECK-DAG: %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG: DebugGlobalVariable %[[HALVES]] {{.*}} %[[NONE]] FlagIsDefinition
; CHECK-DAG: DebugGlobalVariable %[[FIRST]] {{.*}} %merged FlagIsDefinition
; CHECK-DAG: DebugGlobalVariable %[[SECOND]] {{.*}} %[[NONE]] FlagIsDefinition
; CHECK-DAG: DebugGlobalVariable %[[GLOBAL]] {{.*}} %in_space FlagIsDefinition

; SHADER-DAG: %[[HALVES:[0-9]+]] = OpString "halves"
; SHADER-DAG: %[[SECOND:[0-9]+]] = OpString "second"
; SHADER-DAG: %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; SHADER-DAG: DebugGlobalVariable %[[HALVES]] {{.*}} %[[NONE]] %uint_8
; SHADER-DAG: DebugGlobalVariable %[[SECOND]] {{.*}} %[[NONE]] %uint_8

target triple = "spir64-unknown-unknown"

@low = addrspace(1) global i32 1, !dbg !4
@high = addrspace(1) global i32 2, !dbg !5
@merged = addrspace(1) global [2 x i32] [i32 5, i32 6], !dbg !6, !dbg !7
@in_space = addrspace(1) global i32 2, !dbg !8

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !{!4, !5, !6, !7, !8})
!1 = !DIFile(filename: "parts.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!5 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!6 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!7 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_plus_uconst, 4))
!8 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "halves", scope: !0, file: !1, line: 1, type: !9, isLocal: false, isDefinition: true)
!11 = distinct !DIGlobalVariable(name: "first", scope: !0, file: !1, line: 2, type: !3, isLocal: false, isDefinition: true)
!12 = distinct !DIGlobalVariable(name: "second", scope: !0, file: !1, line: 3, type: !3, isLocal: false, isDefinition: true)
!13 = distinct !DIGlobalVariable(name: "global", scope: !0, file: !1, line: 4, type: !3, isLocal: false, isDefinition: true)
