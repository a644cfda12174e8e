; Qualified types: const, volatile, restrict and atomic; a type with another qualifier is replaced by its base type.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: debug types of this kind are replaced by their base type, as the set of debug instructions has no such type

; OPENCL-DAG: DebugTypeQualifier %{{[0-9]+}} ConstType{{$}}
; OPENCL-DAG: DebugTypeQualifier %{{[0-9]+}} VolatileType{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function None{{$}}
; OPENCL-DAG: DebugTypeQualifier %{{[0-9]+}} RestrictType{{$}}
; OPENCL-DAG: DebugTypeQualifier %{{[0-9]+}} AtomicType{{$}}
; OPENCL-DAG: DebugTypeQualifier %{{[0-9]+}} ConstType{{$}}

; LEGACY: DebugTypeQualifier{{( [0-9]+){2} $}}
; LEGACY: DebugTypeQualifier{{( [0-9]+){2} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypeQualifier{{( [0-9]+){2} $}}
; LEGACY: DebugTypeQualifier{{( [0-9]+){2} $}}
; LEGACY: DebugTypeQualifier{{( [0-9]+){2} $}}

; SHADER-DAG: {{DebugTypeQualifier|4}} %{{[0-9]+}} %uint_0{{$}}
; SHADER-DAG: {{DebugTypeQualifier|4}} %{{[0-9]+}} %uint_1{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeQualifier|4}} %{{[0-9]+}} %uint_2{{$}}
; SHADER-DAG: {{DebugTypeQualifier|4}} %{{[0-9]+}} %uint_3{{$}}
; SHADER-DAG: {{DebugTypeQualifier|4}} %{{[0-9]+}} %uint_0{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "qualified-types.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !14, !15, !16}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!11 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!12 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !4)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!16 = !DIDerivedType(tag: DW_TAG_immutable_type, baseType: !4)
