; In the non-semantic sets, the numbers of debug instructions are constants, and the unit has no OpModuleProcessed.
; Version 200 has the producer in the unit, the checksum of a file, and numbers for more languages. A text without a
; checksum has DebugInfoNone before it. Split debug information has its identifier and its file. The identifier of
; version 100 has 32 digits.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s --check-prefixes=CHECK,V100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s --check-prefixes=CHECK,V200
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-max-version=1.2 -spirv-text -o - | FileCheck %s --check-prefixes=CHECK,V100,OLD

; OLD:       Extension "SPV_KHR_non_semantic_info"
; V100:      ExtInstImport [[#SET:]] "NonSemantic.Shader.DebugInfo.100"
; V200:      ExtInstImport [[#SET:]] "NonSemantic.Shader.DebugInfo.200"
; CHECK-DAG: String [[#PATH:]] "/src/unit.cl"
; CHECK-DAG: String [[#OTHER:]] "/src/other.cpp"
; CHECK-DAG: String [[#TEXT:]] "int other;"
; V100-DAG:  String [[#NUMBER:]] "00000000000000000000000000000017"
; V200-DAG:  String [[#NUMBER:]] "17"
; CHECK-DAG: String [[#SPLIT:]] "unit.dwo"
; V200-DAG:  String [[#SUM:]] "0123456789abcdef0123456789abcdef"
; V200-DAG:  String [[#PRODUCER:]] "a compiler"
; CHECK-NOT: ModuleProcessed
; V200-DAG:  Constant [[#]] [[#ZERO:]] 0 {{$}}
; CHECK-DAG: Constant [[#INT:]] [[#ONE:]] 1 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#VERSION:]] 65536 {{$}}
; CHECK-DAG: Constant [[#INT]] [[#FIVE:]] 5 {{$}}
; V100-DAG:  Constant [[#INT]] [[#LANGUAGE:]] 3 {{$}}
; V200-DAG:  Constant [[#INT]] [[#LANGUAGE:]] 211 {{$}}
; CHECK-DAG: TypeVoid [[#VOID:]]
; V100:      ExtInst [[#VOID]] [[#SOURCE:]] [[#SET]] DebugSource [[#PATH]] {{$}}
; V200:      ExtInst [[#VOID]] [[#SOURCE:]] [[#SET]] DebugSource [[#PATH]] [[#ZERO]] [[#SUM]] {{$}}
; CHECK:     ExtInst [[#VOID]] [[#]] [[#SET]] DebugBuildIdentifier [[#NUMBER]] [[#ONE]]
; CHECK:     ExtInst [[#VOID]] [[#]] [[#SET]] DebugStoragePath [[#SPLIT]]
; V100:      ExtInst [[#VOID]] [[#]] [[#SET]] DebugCompilationUnit [[#VERSION]] [[#FIVE]] [[#SOURCE]] [[#LANGUAGE]] {{$}}
; V200:      ExtInst [[#VOID]] [[#]] [[#SET]] DebugCompilationUnit [[#VERSION]] [[#FIVE]] [[#SOURCE]] [[#LANGUAGE]] [[#PRODUCER]] {{$}}
; V100:      ExtInst [[#VOID]] [[#]] [[#SET]] DebugSource [[#OTHER]] [[#TEXT]] {{$}}
; V200:      ExtInst [[#VOID]] [[#NONE:]] [[#SET]] DebugInfoNone
; V200:      ExtInst [[#VOID]] [[#]] [[#SET]] DebugSource [[#OTHER]] [[#NONE]] [[#NONE]] [[#TEXT]] {{$}}
; CHECK-NOT: DebugBuildIdentifier

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!2, !5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "a compiler", emissionKind: FullDebug, splitDebugFilename: "unit.dwo", dwoId: 17)
!1 = !DIFile(filename: "unit.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4, emissionKind: FullDebug)
!4 = !DIFile(filename: "other.cpp", directory: "/src", source: "int other;")
!5 = !{i32 7, !"Dwarf Version", i32 5}
