; Variants have no counterpart: their discriminator and their members are those of the type, with a warning.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv
; RUN: llvm-spirv-rs -r -S %t.200.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; CHECK-DAG: ![[TYPE:[0-9]+]] = !DICompositeType(tag: DW_TAG_structure_type, name: "Option", {{.*}}size: 64, {{.*}}elements: ![[MEMBERS:[0-9]+]]
; CHECK-DAG: ![[MEMBERS]] = !{![[TAG:[0-9]+]], ![[NONE:[0-9]+]], ![[SOME:[0-9]+]]}
; CHECK-DAG: ![[TAG]] = !DIDerivedType(tag: DW_TAG_member, scope: ![[TYPE]], {{.*}}size: 32
; CHECK-DAG: ![[NONE]] = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: ![[TYPE]], {{.*}}size: 32
; CHECK-DAG: ![[SOME]] = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: ![[TYPE]], {{.*}}size: 32, offset: 32

; LEFT: warning[W002]: which variants exclude each other is omitted from debug information: all are members of their type

; OPENCL-DAG: %[[OPTION:[0-9]+]] = OpString "Option"
; OPENCL-DAG: DebugTypeComposite %[[OPTION]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 None{{( %[0-9]+){3}$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){12} $}}

; SHADER-DAG: %[[OPTION:[0-9]+]] = OpString "Option"
; SHADER-DAG: {{DebugTypeComposite|10}} %[[OPTION]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 %uint_0{{( %[0-9]+){3}$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "variants.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option", file: !1, line: 1, size: 64, elements: !{!11})
!11 = !DICompositeType(tag: DW_TAG_variant_part, scope: !10, file: !1, size: 64, elements: !{!12, !13}, discriminator: !14)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !11, file: !1, baseType: !4, size: 32, extraData: i32 0)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !11, file: !1, baseType: !4, size: 32, offset: 32, extraData: i32 1)
!14 = !DIDerivedType(tag: DW_TAG_member, scope: !10, file: !1, baseType: !4, size: 32, flags: DIFlagArtificial)
