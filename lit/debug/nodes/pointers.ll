; Pointers and references, with the storage class of an address space that the module uses.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function None{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} CrossWorkgroup None{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Workgroup None{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function FlagLValueReference{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function FlagRValueReference{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function FlagArtificial|FlagObjectPointer{{$}}

; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}

; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_0{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_5 %uint_0{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4 %uint_0{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_2048{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_4096{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_288{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "pointers.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13, !14, !15}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, dwarfAddressSpace: 1)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 3)
!13 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !4, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
