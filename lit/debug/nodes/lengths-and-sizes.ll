; A vector without a constant length is an array; sizes and offsets that are computed when the program runs are zero, with
; a warning.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.txt
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; LEFT:      warning[W002]: sizes and offsets are zero in debug information where they are computed when the program runs, as the set of debug instructions takes only numbers
; LEFT-NEXT: at !DIDerivedType(tag: DW_TAG_member, name: "computed"

; OPENCL-DAG: %[[INT:[0-9]+]] = OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %uint_32 Signed
; OPENCL-DAG: OpExtInst %void %2 DebugTypeArray %[[INT]] %{{[0-9a-z_]+$}}
; OPENCL-DAG: OpExtInst %void %2 DebugTypeMember %{{[0-9]+}} %[[INT]] %{{[0-9]+}} 2 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate

; V200-DAG: %[[RANGE:[0-9]+]] = OpExtInst %void %2 201 %{{[0-9]+}} %{{[0-9]+}} %ulong_0
; V200-DAG: OpExtInst %void %2 5 %{{[0-9]+}} %[[RANGE]]{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "lengths.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, flags: DIFlagVector, elements: !{!20})
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 8, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "computed", scope: !11, file: !1, line: 2, baseType: !4, size: !DIExpression(DW_OP_constu, 8), offset: !DIExpression(DW_OP_constu, 16))
!20 = !DISubrange(count: 0)
