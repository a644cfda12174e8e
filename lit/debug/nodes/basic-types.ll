; Basic types: the encodings of DWARF that the set has, else Unspecified.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=V100
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=V200
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: encodings of basic types are unspecified in debug information where the set does not have them

; OPENCL-DAG: %[[ADDRESS:[0-9]+]] = OpString "address"
; OPENCL-DAG: %[[BOOL:[0-9]+]] = OpString "bool"
; OPENCL-DAG: %[[FLOAT:[0-9]+]] = OpString "float"
; OPENCL-DAG: %[[LONG:[0-9]+]] = OpString "long"
; OPENCL-DAG: %[[SCHAR:[0-9]+]] = OpString "schar"
; OPENCL-DAG: %[[ULONG:[0-9]+]] = OpString "ulong"
; OPENCL-DAG: %[[UCHAR:[0-9]+]] = OpString "uchar"
; OPENCL-DAG: %[[CHAR32_T:[0-9]+]] = OpString "char32_t"
; OPENCL-DAG: %[[COMPLEX:[0-9]+]] = OpString "complex"
; OPENCL-DAG: %[[DECLTYPE_NULLPTR:[0-9]+]] = OpString "decltype(nullptr)"
; OPENCL-DAG: DebugTypeBasic %[[ADDRESS]] %uint_64 Address{{$}}
; OPENCL-DAG: DebugTypeBasic %[[BOOL]] %uint_8 Boolean{{$}}
; OPENCL-DAG: DebugTypeBasic %[[FLOAT]] %uint_32 Float{{$}}
; OPENCL-DAG: DebugTypeBasic %[[LONG]] %uint_64 Signed{{$}}
; OPENCL-DAG: DebugTypeBasic %[[SCHAR]] %uint_8 SignedChar{{$}}
; OPENCL-DAG: DebugTypeBasic %[[ULONG]] %uint_64 Unsigned{{$}}
; OPENCL-DAG: DebugTypeBasic %[[UCHAR]] %uint_8 UnsignedChar{{$}}
; OPENCL-DAG: DebugTypeBasic %[[CHAR32_T]] %uint_32 Unspecified{{$}}
; OPENCL-DAG: DebugTypeBasic %[[COMPLEX]] %uint_64 Unspecified{{$}}
; OPENCL-DAG: DebugTypeBasic %[[DECLTYPE_NULLPTR]] %uint_0 Unspecified{{$}}

; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}

; V200-DAG: %[[ADDRESS:[0-9]+]] = OpString "address"
; V200-DAG: %[[BOOL:[0-9]+]] = OpString "bool"
; V200-DAG: %[[FLOAT:[0-9]+]] = OpString "float"
; V200-DAG: %[[LONG:[0-9]+]] = OpString "long"
; V200-DAG: %[[SCHAR:[0-9]+]] = OpString "schar"
; V200-DAG: %[[ULONG:[0-9]+]] = OpString "ulong"
; V200-DAG: %[[UCHAR:[0-9]+]] = OpString "uchar"
; V200-DAG: %[[CHAR32_T:[0-9]+]] = OpString "char32_t"
; V200-DAG: %[[COMPLEX:[0-9]+]] = OpString "complex"
; V200-DAG: %[[DECLTYPE_NULLPTR:[0-9]+]] = OpString "decltype(nullptr)"
; V200-DAG: {{DebugTypeBasic|2}} %[[ADDRESS]] %uint_64 %uint_1 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[BOOL]] %uint_8 %uint_2 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[FLOAT]] %uint_32 %uint_3 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[LONG]] %uint_64 %uint_4 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[SCHAR]] %uint_8 %uint_5 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[ULONG]] %uint_64 %uint_6 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[UCHAR]] %uint_8 %uint_7 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[CHAR32_T]] %uint_32 %uint_0 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[COMPLEX]] %uint_64 %uint_8 %uint_0{{$}}
; V200-DAG: {{DebugTypeBasic|2}} %[[DECLTYPE_NULLPTR]] %uint_0 %uint_0 %uint_0{{$}}

; V100-DAG: %[[ADDRESS:[0-9]+]] = OpString "address"
; V100-DAG: %[[BOOL:[0-9]+]] = OpString "bool"
; V100-DAG: %[[FLOAT:[0-9]+]] = OpString "float"
; V100-DAG: %[[LONG:[0-9]+]] = OpString "long"
; V100-DAG: %[[SCHAR:[0-9]+]] = OpString "schar"
; V100-DAG: %[[ULONG:[0-9]+]] = OpString "ulong"
; V100-DAG: %[[UCHAR:[0-9]+]] = OpString "uchar"
; V100-DAG: %[[CHAR32_T:[0-9]+]] = OpString "char32_t"
; V100-DAG: %[[COMPLEX:[0-9]+]] = OpString "complex"
; V100-DAG: %[[DECLTYPE_NULLPTR:[0-9]+]] = OpString "decltype(nullptr)"
; V100-DAG: DebugTypeBasic %[[ADDRESS]] %uint_64 %uint_1 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[BOOL]] %uint_8 %uint_2 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[FLOAT]] %uint_32 %uint_3 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[LONG]] %uint_64 %uint_4 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[SCHAR]] %uint_8 %uint_5 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[ULONG]] %uint_64 %uint_6 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[UCHAR]] %uint_8 %uint_7 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[CHAR32_T]] %uint_32 %uint_0 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[COMPLEX]] %uint_64 %uint_0 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[DECLTYPE_NULLPTR]] %uint_0 %uint_0 %uint_0{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "basic-types.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "address", size: 64, encoding: DW_ATE_address)
!11 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "schar", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DIBasicType(name: "char32_t", size: 32, encoding: DW_ATE_UTF)
!18 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!19 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
