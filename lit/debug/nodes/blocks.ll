; Lexical blocks, discriminators and namespaces are scopes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=V100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; OPENCL-DAG: %[[SPACE:[0-9]+]] = OpString "space"
; OPENCL-DAG: DebugLexicalBlock %{{[0-9]+}} 0 0 %{{[0-9]+}} %[[SPACE]]{{$}}
; OPENCL-DAG: DebugLexicalBlock %{{[0-9]+}} 3 2 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugLexicalBlockDiscriminator %{{[0-9]+}} 9 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugScope %{{[0-9]+}}{{$}}

; LEGACY: DebugLexicalBlock{{( [0-9]+){5} $}}
; LEGACY: DebugLexicalBlock{{( [0-9]+){4} $}}
; LEGACY: DebugLexicalBlockDiscriminator{{( [0-9]+){3} $}}
; LEGACY: DebugScope{{( [0-9]+){1} $}}

; V200-DAG: %[[SPACE:[0-9]+]] = OpString "space"
; V200-DAG: {{DebugLexicalBlock|21}} %{{[0-9]+}} %uint_0 %uint_0 %{{[0-9]+}} %[[SPACE]] %false{{$}}
; V200-DAG: {{DebugLexicalBlock|21}} %{{[0-9]+}} %uint_3 %uint_2 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugLexicalBlockDiscriminator|22}} %{{[0-9]+}} %uint_9 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugScope|23}} %{{[0-9]+}}{{$}}

; V100-DAG: %[[SPACE:[0-9]+]] = OpString "space"
; V100-DAG: DebugLexicalBlock %{{[0-9]+}} %uint_0 %uint_0 %{{[0-9]+}} %[[SPACE]]{{$}}
; V100-DAG: DebugLexicalBlock %{{[0-9]+}} %uint_3 %uint_2 %{{[0-9]+}}{{$}}
; V100-DAG: DebugLexicalBlockDiscriminator %{{[0-9]+}} %uint_9 %{{[0-9]+}}{{$}}
; V100-DAG: DebugScope %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !10 {
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "blocks.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", scope: !12, file: !1, line: 1, type: !13, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !14)
!12 = !DINamespace(name: "space", scope: null)
!13 = !DISubroutineType(types: !{null})
!14 = !DILexicalBlockFile(scope: !15, file: !1, discriminator: 9)
!15 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3, column: 2)
