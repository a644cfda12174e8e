; Files with checksums of each kind and an embedded source. Version 200 has operands for checksums; in OpenCL.DebugInfo.100,
; the checksum follows the text.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=V100
; RUN: FileCheck %s --check-prefix=LEFT-V100 --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; LEFT-V100: warning[W002]: checksums of files are omitted from debug information, as NonSemantic.Shader.DebugInfo.100 has none

; OPENCL-DAG: %[[SRC_FILES_CPP:[0-9]+]] = OpString "/src/files.cpp"
; OPENCL-DAG: %[[SRC_MD5_H:[0-9]+]] = OpString "/src/md5.h"
; OPENCL-DAG: %[[STRUCT_A________CSK_MD5_00112233445566778899AABBCCDDEEFF:[0-9]+]] = OpString "struct A {};//__CSK_MD5:00112233445566778899aabbccddeeff"
; OPENCL-DAG: %[[SRC_SHA1_H:[0-9]+]] = OpString "/src/sha1.h"
; OPENCL-DAG: %[[CSK_SHA1_00112233445566778899AABBCCDDEEFF00112233:[0-9]+]] = OpString "//__CSK_SHA1:00112233445566778899aabbccddeeff00112233"
; OPENCL-DAG: %[[SRC_SHA256_H:[0-9]+]] = OpString "/src/sha256.h"
; OPENCL-DAG: %[[SRC_TEXT_H:[0-9]+]] = OpString "/src/text.h"
; OPENCL-DAG: %[[STRUCT_D:[0-9]+]] = OpString "struct D {};"
; OPENCL-DAG: DebugSource %[[SRC_FILES_CPP]]{{$}}
; OPENCL-DAG: DebugSource %[[SRC_MD5_H]] %[[STRUCT_A________CSK_MD5_00112233445566778899AABBCCDDEEFF]]{{$}}
; OPENCL-DAG: DebugSource %[[SRC_SHA1_H]] %[[CSK_SHA1_00112233445566778899AABBCCDDEEFF00112233]]{{$}}
; OPENCL-DAG: DebugSource %[[SRC_SHA256_H]] %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugSource %[[SRC_TEXT_H]] %[[STRUCT_D]]{{$}}

; LEGACY: DebugSource{{( [0-9]+){1} $}}
; LEGACY: DebugSource{{( [0-9]+){2} $}}
; LEGACY: DebugSource{{( [0-9]+){2} $}}
; LEGACY: DebugSource{{( [0-9]+){2} $}}
; LEGACY: DebugSource{{( [0-9]+){2} $}}

; V200-DAG: %[[SRC_FILES_CPP:[0-9]+]] = OpString "/src/files.cpp"
; V200-DAG: %[[SRC_MD5_H:[0-9]+]] = OpString "/src/md5.h"
; V200-DAG: %[[S_00112233445566778899AABBCCDDEEFF:[0-9]+]] = OpString "00112233445566778899aabbccddeeff"
; V200-DAG: %[[STRUCT_A:[0-9]+]] = OpString "struct A {};"
; V200-DAG: %[[SRC_SHA1_H:[0-9]+]] = OpString "/src/sha1.h"
; V200-DAG: %[[S_00112233445566778899AABBCCDDEEFF00112233:[0-9]+]] = OpString "00112233445566778899aabbccddeeff00112233"
; V200-DAG: %[[SRC_SHA256_H:[0-9]+]] = OpString "/src/sha256.h"
; V200-DAG: %[[SRC_TEXT_H:[0-9]+]] = OpString "/src/text.h"
; V200-DAG: %[[STRUCT_D:[0-9]+]] = OpString "struct D {};"
; V200-DAG: {{DebugSource|35}} %[[SRC_FILES_CPP]]{{$}}
; V200-DAG: {{DebugSource|35}} %[[SRC_MD5_H]] %uint_0 %[[S_00112233445566778899AABBCCDDEEFF]] %[[STRUCT_A]]{{$}}
; V200-DAG: {{DebugSource|35}} %[[SRC_SHA1_H]] %uint_1 %[[S_00112233445566778899AABBCCDDEEFF00112233]]{{$}}
; V200-DAG: {{DebugSource|35}} %[[SRC_SHA256_H]] %uint_2 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugSource|35}} %[[SRC_TEXT_H]] %{{[0-9]+}} %{{[0-9]+}} %[[STRUCT_D]]{{$}}

; V100-DAG: %[[SRC_FILES_CPP:[0-9]+]] = OpString "/src/files.cpp"
; V100-DAG: %[[SRC_MD5_H:[0-9]+]] = OpString "/src/md5.h"
; V100-DAG: %[[STRUCT_A:[0-9]+]] = OpString "struct A {};"
; V100-DAG: %[[SRC_SHA1_H:[0-9]+]] = OpString "/src/sha1.h"
; V100-DAG: %[[SRC_SHA256_H:[0-9]+]] = OpString "/src/sha256.h"
; V100-DAG: %[[SRC_TEXT_H:[0-9]+]] = OpString "/src/text.h"
; V100-DAG: %[[STRUCT_D:[0-9]+]] = OpString "struct D {};"
; V100-DAG: DebugSource %[[SRC_FILES_CPP]]{{$}}
; V100-DAG: DebugSource %[[SRC_MD5_H]] %[[STRUCT_A]]{{$}}
; V100-DAG: DebugSource %[[SRC_SHA1_H]]{{$}}
; V100-DAG: DebugSource %[[SRC_SHA256_H]]{{$}}
; V100-DAG: DebugSource %[[SRC_TEXT_H]] %[[STRUCT_D]]{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "files.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !20, line: 1, size: 8, elements: !{})
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !21, line: 1, size: 8, elements: !{})
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "C", file: !22, line: 1, size: 8, elements: !{})
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "D", file: !23, line: 1, size: 8, elements: !{})
!20 = !DIFile(filename: "md5.h", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "struct A {};")
!21 = !DIFile(filename: "sha1.h", directory: "/src", checksumkind: CSK_SHA1, checksum: "00112233445566778899aabbccddeeff00112233")
!22 = !DIFile(filename: "sha256.h", directory: "/src", checksumkind: CSK_SHA256, checksum: "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")
!23 = !DIFile(filename: "text.h", directory: "/src", source: "struct D {};")
