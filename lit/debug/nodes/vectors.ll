; Vectors, also of lengths that SPIRV-Tools does not accept.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: DebugTypeVector %{{[0-9]+}} 4{{$}}
; OPENCL-DAG: DebugTypeVector %{{[0-9]+}} 16{{$}}
; OPENCL-DAG: DebugTypeVector %{{[0-9]+}} 3{{$}}

; LEGACY: DebugTypeVector{{( [0-9]+){2} $}}
; LEGACY: DebugTypeVector{{( [0-9]+){2} $}}
; LEGACY: DebugTypeVector{{( [0-9]+){2} $}}

; SHADER-DAG: {{DebugTypeVector|6}} %{{[0-9]+}} %uint_4{{$}}
; SHADER-DAG: {{DebugTypeVector|6}} %{{[0-9]+}} %uint_16{{$}}
; SHADER-DAG: {{DebugTypeVector|6}} %{{[0-9]+}} %uint_3{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "vectors.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, flags: DIFlagVector, elements: !{!20})
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 512, flags: DIFlagVector, elements: !{!21})
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, flags: DIFlagVector, elements: !{!22})
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !1, line: 1, baseType: !4)
!20 = !DISubrange(count: 4)
!21 = !DISubrange(count: 16)
!22 = !DISubrange(count: 3)
