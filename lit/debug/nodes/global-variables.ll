; Global variables: of the module, constants without memory, and static members.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; LEFT: warning[W002]: values of global variables are omitted from debug information where the set does not have their expression

; OPENCL-DAG: %[[COUNTER:[0-9]+]] = OpString "counter"
; OPENCL-DAG: %[[Z7COUNTER:[0-9]+]] = OpString "_Z7counter"
; OPENCL-DAG: %[[FOLDED:[0-9]+]] = OpString "folded"
; OPENCL-DAG: %[[SHARED:[0-9]+]] = OpString "shared"
; OPENCL-DAG: DebugGlobalVariable %[[COUNTER]] %{{[0-9]+}} %{{[0-9]+}} 1 0 %{{[0-9]+}} %[[Z7COUNTER]] %counter FlagIsDefinition{{$}}
; OPENCL-DAG: DebugGlobalVariable %[[FOLDED]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} FlagIsLocal|FlagIsDefinition{{$}}
; OPENCL-DAG: DebugTypeMember %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} 4 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate|FlagStaticMember{{$}}
; OPENCL-DAG: DebugGlobalVariable %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} 3 0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} FlagIsDefinition %{{[0-9]+}}{{$}}

; LEGACY: DebugGlobalVariable{{( [0-9]+){9} $}}
; LEGACY: DebugGlobalVariable{{( [0-9]+){9} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}
; LEGACY: DebugGlobalVariable{{( [0-9]+){10} $}}

; SHADER-DAG: %[[COUNTER:[0-9]+]] = OpString "counter"
; SHADER-DAG: %[[Z7COUNTER:[0-9]+]] = OpString "_Z7counter"
; SHADER-DAG: %[[FOLDED:[0-9]+]] = OpString "folded"
; SHADER-DAG: %[[SHARED:[0-9]+]] = OpString "shared"
; SHADER-DAG: {{DebugGlobalVariable|18}} %[[COUNTER]] %{{[0-9]+}} %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %[[Z7COUNTER]] %counter %uint_8{{$}}
; SHADER-DAG: {{DebugGlobalVariable|18}} %[[FOLDED]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_12{{$}}
; SHADER-DAG: {{DebugTypeMember|11}} %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %uint_0 %uint_0 %uint_515{{$}}
; SHADER-DAG: {{DebugGlobalVariable|18}} %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} %uint_3 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_8 %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

@counter = addrspace(1) global i32 0, align 4, !dbg !11

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, globals: !{!11, !13, !15})
!1 = !DIFile(filename: "global-variables.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "counter", linkageName: "_Z7counter", scope: !0, file: !1, line: 1, type: !4, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "folded", scope: !0, file: !1, line: 2, type: !4, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!14 = distinct !DIGlobalVariable(name: "shared", scope: !0, file: !1, line: 3, type: !4, isLocal: false, isDefinition: true, declaration: !16)
!15 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!16 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !17, file: !1, line: 4, baseType: !4, flags: DIFlagStaticMember)
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 3, size: 8, elements: !{!16})
