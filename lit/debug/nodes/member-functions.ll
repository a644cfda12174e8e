; Declarations of member functions are members of their type where the set has forward references.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT-V100 --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT-V200 --implicit-check-not=warning < %t.v200

; LEFT-V100: warning[W002]: functions are no members of their types in debug information without forward references: only the functions refer to the types
; LEFT-V200: warning[W002]: functions are no members of their types in debug information without forward references: only the functions refer to the types

; OPENCL-DAG: %[[S:[0-9]+]] = OpString "S"
; OPENCL-DAG: %[[GO:[0-9]+]] = OpString "go"
; OPENCL-DAG: %[[ZN1S2GOEV:[0-9]+]] = OpString "_ZN1S2goEv"
; OPENCL-DAG: DebugTypeComposite %[[S]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_8 None %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeFunction None %void %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugFunction %[[GO]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} %[[ZN1S2GOEV]] FlagIsProtected|FlagIsPrivate|FlagPrototyped 2 %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){10} $}}
; LEGACY: DebugTypeFunction{{( [0-9]+){3} $}}
; LEGACY: DebugFunction{{( [0-9]+){10} $}}

; SHADER-DAG: %[[S:[0-9]+]] = OpString "S"
; SHADER-DAG: %[[GO:[0-9]+]] = OpString "go"
; SHADER-DAG: %[[ZN1S2GOEV:[0-9]+]] = OpString "_ZN1S2goEv"
; SHADER-DAG: {{DebugTypeComposite|10}} %[[S]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_8 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeFunction|8}} %uint_0 %void %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugFunction|20}} %[[GO]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}} %[[ZN1S2GOEV]] %uint_131 %uint_2{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "member-functions.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 8, elements: !{!11})
!11 = !DISubprogram(name: "go", linkageName: "_ZN1S2goEv", scope: !10, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagVirtual)
!12 = !DISubroutineType(types: !{null, !13})
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
