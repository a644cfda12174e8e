; Templates with type and value parameters and packs, whose parameters are listed one by one; consumers crash on template
; template parameters.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: template template parameters are omitted from debug information: consumers crash on them

; OPENCL-DAG: %[[TYPE:[0-9]+]] = OpString "Type"
; OPENCL-DAG: %[[VALUE:[0-9]+]] = OpString "Value"
; OPENCL-DAG: %[[FIRST:[0-9]+]] = OpString "First"
; OPENCL-DAG: %[[SECOND:[0-9]+]] = OpString "Second"
; OPENCL-DAG: DebugTypeTemplateParameter %[[TYPE]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 0{{$}}
; OPENCL-DAG: DebugTypeTemplateParameter %[[VALUE]] %{{[0-9]+}} %uint_4294967293 %{{[0-9]+}} 0 0{{$}}
; OPENCL-DAG: DebugTypeTemplateParameter %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 0{{$}}
; OPENCL-DAG: DebugTypeTemplateParameter %[[SECOND]] %{{[0-9]+}} %uint_5 %{{[0-9]+}} 0 0{{$}}
; OPENCL-DAG: DebugTypeTemplate %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeTemplateParameter{{( [0-9]+){6} $}}
; LEGACY: DebugTypeTemplateParameter{{( [0-9]+){6} $}}
; LEGACY: DebugTypeTemplateParameter{{( [0-9]+){6} $}}
; LEGACY: DebugTypeTemplateParameter{{( [0-9]+){6} $}}
; LEGACY: DebugTypeTemplate{{( [0-9]+){5} $}}

; SHADER-DAG: %[[TYPE:[0-9]+]] = OpString "Type"
; SHADER-DAG: %[[VALUE:[0-9]+]] = OpString "Value"
; SHADER-DAG: %[[FIRST:[0-9]+]] = OpString "First"
; SHADER-DAG: %[[SECOND:[0-9]+]] = OpString "Second"
; SHADER-DAG: {{DebugTypeTemplateParameter|15}} %[[TYPE]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_0 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeTemplateParameter|15}} %[[VALUE]] %{{[0-9]+}} %uint_4294967293 %{{[0-9]+}} %uint_0 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeTemplateParameter|15}} %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_0 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeTemplateParameter|15}} %[[SECOND]] %{{[0-9]+}} %uint_5 %{{[0-9]+}} %uint_0 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeTemplate|14}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "template-parameters.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_class_type, name: "T", file: !1, line: 1, size: 8, elements: !{}, templateParams: !{!11, !12, !13, !14})
!11 = !DITemplateTypeParameter(name: "Type", type: !4)
!12 = !DITemplateValueParameter(name: "Value", type: !4, value: i32 -3)
!13 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Rest", value: !15)
!14 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "Container", value: !"vector")
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "First", type: !4)
!17 = !DITemplateValueParameter(name: "Second", type: !4, value: i32 5)
