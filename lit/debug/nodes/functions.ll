; Functions: definitions with their declaration, flags, and types with an unknown number of parameters; the types of
; exceptions are left out.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: the types of exceptions of functions are omitted from debug information, as the sets of debug instructions have none

; OPENCL-DAG: %[[F:[0-9]+]] = OpString "f"
; OPENCL-DAG: %[[Z1FI:[0-9]+]] = OpString "_Z1fi"
; OPENCL-DAG: DebugTypeFunction None %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugFunctionDeclaration %[[F]] %{{[0-9]+}} %{{[0-9]+}} 1 0 %{{[0-9]+}} %[[Z1FI]] FlagPrototyped{{$}}
; OPENCL-DAG: DebugFunction %[[F]] %{{[0-9]+}} %{{[0-9]+}} 5 0 %{{[0-9]+}} %[[Z1FI]] FlagIsLocal|FlagIsDefinition|FlagPrototyped|FlagIsOptimized 6 %f %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeFunction{{( [0-9]+){4} $}}
; LEGACY: DebugFunctionDeclaration{{( [0-9]+){8} $}}
; LEGACY: DebugFunction{{( [0-9]+){11} $}}

; SHADER-DAG: %[[F:[0-9]+]] = OpString "f"
; SHADER-DAG: %[[Z1FI:[0-9]+]] = OpString "_Z1fi"
; SHADER-DAG: {{DebugTypeFunction|8}} %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugFunctionDeclaration|19}} %[[F]] %{{[0-9]+}} %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %[[Z1FI]] %uint_128{{$}}
; SHADER-DAG: {{DebugFunction|20}} %[[F]] %{{[0-9]+}} %{{[0-9]+}} %uint_5 %uint_0 %{{[0-9]+}} %[[Z1FI]] %uint_8332 %uint_6 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugFunctionDefinition|101}} %{{[0-9]+}} %f{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !10 {
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "functions.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !13, thrownTypes: !{!4})
!11 = !DILocation(line: 7, column: 1, scope: !10)
!12 = !DISubroutineType(types: !{!4, !4, null})
!13 = !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !1, file: !1, line: 1, type: !12, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
