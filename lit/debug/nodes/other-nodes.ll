; Common blocks and properties of Objective-C have no counterpart.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: elements of a debug type that are neither members nor base classes are omitted

; OPENCL-DAG: %[[S:[0-9]+]] = OpString "S"
; OPENCL-DAG: %[[INSIDE:[0-9]+]] = OpString "inside"
; OPENCL-DAG: DebugTypeComposite %[[S]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_8 None{{$}}
; OPENCL-DAG: DebugGlobalVariable %[[INSIDE]] %{{[0-9]+}} %{{[0-9]+}} 4 0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} FlagIsDefinition{{$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){9} $}}
; LEGACY: DebugGlobalVariable{{( [0-9]+){9} $}}

; SHADER-DAG: %[[S:[0-9]+]] = OpString "S"
; SHADER-DAG: %[[INSIDE:[0-9]+]] = OpString "inside"
; SHADER-DAG: {{DebugTypeComposite|10}} %[[S]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_8 %uint_0{{$}}
; SHADER-DAG: {{DebugGlobalVariable|18}} %[[INSIDE]] %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_8{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3, globals: !{!14})
!1 = !DIFile(filename: "other-nodes.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 8, elements: !{!11})
!11 = !DIObjCProperty(name: "property", file: !1, line: 2, setter: "set", getter: "get", attributes: 7, type: !4)
!12 = !DICommonBlock(scope: !0, declaration: null, name: "alpha", file: !1, line: 3)
!13 = distinct !DIGlobalVariable(name: "inside", scope: !12, file: !1, line: 4, type: !4, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
