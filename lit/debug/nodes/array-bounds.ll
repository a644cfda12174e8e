; Arrays with constant, unknown, variable and computed bounds. Only version 200 has bounds that are not constant.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=V100
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; LEFT: warning[W002]: bounds of arrays are omitted from debug information where they are not constant (use --spirv-debug-info-version=nonsemantic-shader-200)

; OPENCL-DAG: DebugTypeArray %{{[0-9]+}} %uint_3{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}} %uint_2{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}} %uint_5{{$}}
; OPENCL-DAG: DebugTypeArray %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeArray{{( [0-9]+){2} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){2} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){1} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){1} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){1} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){2} $}}
; LEGACY: DebugTypeArray{{( [0-9]+){1} $}}

; V200-DAG: %[[LENGTH:[0-9]+]] = OpString "length"
; V200-DAG: {{DebugTypeSubrange|201}} %{{[0-9]+}} %{{[0-9]+}} %uint_2{{$}}
; V200-DAG: {{DebugTypeSubrange|201}} %{{[0-9]+}} %{{[0-9]+}} %uint_3{{$}}
; V200-DAG: {{DebugTypeArray|5}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeSubrange|201}} %{{[0-9]+}} %{{[0-9]+}} %uint_4294967295{{$}}
; V200-DAG: {{DebugTypeArray|5}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugLocalVariable|26}} %[[LENGTH]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}} %uint_0{{$}}
; V200-DAG: {{DebugTypeSubrange|201}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeArray|5}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugExpression|31}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugExpression|31}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeSubrange|201}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeArray|5}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeSubrange|201}} %uint_4294967294 %uint_2 %{{[0-9]+}} %uint_4{{$}}
; V200-DAG: {{DebugTypeArray|5}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeArrayDynamic|202}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

; V100-DAG: DebugTypeArray %{{[0-9]+}} %uint_3{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}} %uint_2{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}} %uint_5{{$}}
; V100-DAG: DebugTypeArray %{{[0-9]+}}{{$}}

target triple = "spir-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "array-bounds.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13, !14, !15}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !{!20, !21})
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!22})
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!23})
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!24})
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!25})
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !{!22}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!20 = !DISubrange(count: 2)
!21 = !DISubrange(count: 3)
!22 = !DISubrange(count: -1)
!23 = !DISubrange(count: !27)
!24 = !DISubrange(lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!25 = !DISubrange(lowerBound: -2, upperBound: 2, stride: 4)
!26 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !28, unit: !0, spFlags: DISPFlagDefinition)
!27 = !DILocalVariable(name: "length", scope: !26, file: !1, line: 2, type: !4)
!28 = !DISubroutineType(types: !{null})
