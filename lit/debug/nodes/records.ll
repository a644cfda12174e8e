; Structures, classes and unions with members, bit-fields, static members, base classes, member functions and declarations.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=V100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; OPENCL-DAG: %[[S:[0-9]+]] = OpString "S"
; OPENCL-DAG: %[[C:[0-9]+]] = OpString "C"
; OPENCL-DAG: %[[ZTS1C:[0-9]+]] = OpString "_ZTS1C"
; OPENCL-DAG: %[[U:[0-9]+]] = OpString "U"
; OPENCL-DAG: %[[LATER:[0-9]+]] = OpString "later"
; OPENCL-DAG: %[[FIRST:[0-9]+]] = OpString "first"
; OPENCL-DAG: %[[BITS:[0-9]+]] = OpString "bits"
; OPENCL-DAG: %[[SHARED:[0-9]+]] = OpString "shared"
; OPENCL-DAG: %[[HIDDEN:[0-9]+]] = OpString "hidden"
; OPENCL-DAG: %[[WHOLE:[0-9]+]] = OpString "whole"
; OPENCL-DAG: DebugTypeComposite %[[S]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 None %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeComposite %[[C]] Class %{{[0-9]+}} 5 0 %{{[0-9]+}} %[[ZTS1C]] %uint_96 None %{{[0-9]+}} %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeComposite %[[U]] Union %{{[0-9]+}} 9 0 %{{[0-9]+}} %{{[0-9]+}} %uint_32 None %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypeComposite %[[LATER]] Structure %{{[0-9]+}} 12 0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} FlagFwdDecl{{$}}
; OPENCL-DAG: DebugTypeMember %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} %uint_0 %uint_32 FlagIsProtected|FlagIsPrivate{{$}}
; OPENCL-DAG: DebugTypeMember %[[BITS]] %{{[0-9]+}} %{{[0-9]+}} 3 0 %{{[0-9]+}} %uint_32 %uint_3 FlagIsProtected|FlagIsPrivate{{$}}
; OPENCL-DAG: DebugTypeMember %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} 4 0 %{{[0-9]+}} %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate|FlagStaticMember %uint_7{{$}}
; OPENCL-DAG: DebugTypeInheritance %{{[0-9]+}} %{{[0-9]+}} %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate{{$}}
; OPENCL-DAG: DebugTypeMember %[[HIDDEN]] %{{[0-9]+}} %{{[0-9]+}} 6 0 %{{[0-9]+}} %uint_64 %uint_32 FlagIsProtected{{$}}
; OPENCL-DAG: DebugTypeMember %[[WHOLE]] %{{[0-9]+}} %{{[0-9]+}} 10 0 %{{[0-9]+}} %uint_0 %uint_32 FlagIsPrivate{{$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){12} $}}
; LEGACY: DebugTypeComposite{{( [0-9]+){11} $}}
; LEGACY: DebugTypeComposite{{( [0-9]+){10} $}}
; LEGACY: DebugTypeComposite{{( [0-9]+){9} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){10} $}}
; LEGACY: DebugTypeInheritance{{( [0-9]+){5} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}

; V200-DAG: %[[FIRST:[0-9]+]] = OpString "first"
; V200-DAG: %[[BITS:[0-9]+]] = OpString "bits"
; V200-DAG: %[[SHARED:[0-9]+]] = OpString "shared"
; V200-DAG: %[[S:[0-9]+]] = OpString "S"
; V200-DAG: %[[HIDDEN:[0-9]+]] = OpString "hidden"
; V200-DAG: %[[C:[0-9]+]] = OpString "C"
; V200-DAG: %[[ZTS1C:[0-9]+]] = OpString "_ZTS1C"
; V200-DAG: %[[WHOLE:[0-9]+]] = OpString "whole"
; V200-DAG: %[[U:[0-9]+]] = OpString "U"
; V200-DAG: %[[LATER:[0-9]+]] = OpString "later"
; V200-DAG: {{DebugTypeMember|11}} %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %uint_0 %uint_32 %uint_3{{$}}
; V200-DAG: {{DebugTypeMember|11}} %[[BITS]] %{{[0-9]+}} %{{[0-9]+}} %uint_3 %uint_0 %uint_32 %uint_3 %uint_262147{{$}}
; V200-DAG: {{DebugTypeMember|11}} %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %uint_0 %uint_0 %uint_515 %uint_7{{$}}
; V200-DAG: {{DebugTypeComposite|10}} %[[S]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeInheritance|12}} %{{[0-9]+}} %uint_0 %uint_0 %uint_3{{$}}
; V200-DAG: {{DebugTypeMember|11}} %[[HIDDEN]] %{{[0-9]+}} %{{[0-9]+}} %uint_6 %uint_0 %uint_64 %uint_32 %uint_1{{$}}
; V200-DAG: {{DebugTypeComposite|10}} %[[C]] %uint_0 %{{[0-9]+}} %uint_5 %uint_0 %{{[0-9]+}} %[[ZTS1C]] %uint_96 %uint_0 %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeMember|11}} %[[WHOLE]] %{{[0-9]+}} %{{[0-9]+}} %uint_10 %uint_0 %uint_0 %uint_32 %uint_2{{$}}
; V200-DAG: {{DebugTypeComposite|10}} %[[U]] %uint_2 %{{[0-9]+}} %uint_9 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_32 %uint_0 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeComposite|10}} %[[LATER]] %uint_1 %{{[0-9]+}} %uint_12 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_16{{$}}

; V100-DAG: %[[FIRST:[0-9]+]] = OpString "first"
; V100-DAG: %[[BITS:[0-9]+]] = OpString "bits"
; V100-DAG: %[[SHARED:[0-9]+]] = OpString "shared"
; V100-DAG: %[[S:[0-9]+]] = OpString "S"
; V100-DAG: %[[HIDDEN:[0-9]+]] = OpString "hidden"
; V100-DAG: %[[C:[0-9]+]] = OpString "C"
; V100-DAG: %[[ZTS1C:[0-9]+]] = OpString "_ZTS1C"
; V100-DAG: %[[WHOLE:[0-9]+]] = OpString "whole"
; V100-DAG: %[[U:[0-9]+]] = OpString "U"
; V100-DAG: %[[LATER:[0-9]+]] = OpString "later"
; V100-DAG: DebugTypeMember %[[FIRST]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %uint_0 %uint_32 %uint_3{{$}}
; V100-DAG: DebugTypeMember %[[BITS]] %{{[0-9]+}} %{{[0-9]+}} %uint_3 %uint_0 %uint_32 %uint_3 %uint_3{{$}}
; V100-DAG: DebugTypeMember %[[SHARED]] %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %uint_0 %uint_0 %uint_515 %uint_7{{$}}
; V100-DAG: DebugTypeComposite %[[S]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeInheritance %{{[0-9]+}} %uint_0 %uint_0 %uint_3{{$}}
; V100-DAG: DebugTypeMember %[[HIDDEN]] %{{[0-9]+}} %{{[0-9]+}} %uint_6 %uint_0 %uint_64 %uint_32 %uint_1{{$}}
; V100-DAG: DebugTypeComposite %[[C]] %uint_0 %{{[0-9]+}} %uint_5 %uint_0 %{{[0-9]+}} %[[ZTS1C]] %uint_96 %uint_0 %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeMember %[[WHOLE]] %{{[0-9]+}} %{{[0-9]+}} %uint_10 %uint_0 %uint_0 %uint_32 %uint_2{{$}}
; V100-DAG: DebugTypeComposite %[[U]] %uint_2 %{{[0-9]+}} %uint_9 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_32 %uint_0 %{{[0-9]+}}{{$}}
; V100-DAG: DebugTypeComposite %[[LATER]] %uint_1 %{{[0-9]+}} %uint_12 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_16{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "records.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 64, elements: !{!20, !21, !22})
!11 = !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !1, line: 5, size: 96, elements: !{!23, !24}, identifier: "_ZTS1C")
!12 = !DICompositeType(tag: DW_TAG_union_type, name: "U", file: !1, line: 9, size: 32, elements: !{!25})
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "later", file: !1, line: 12, flags: DIFlagFwdDecl)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !10, file: !1, line: 2, baseType: !4, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !10, file: !1, line: 3, baseType: !4, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!22 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !10, file: !1, line: 4, baseType: !4, flags: DIFlagStaticMember, extraData: i32 7)
!23 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !11, baseType: !10, flags: DIFlagPublic)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "hidden", scope: !11, file: !1, line: 6, baseType: !4, size: 32, offset: 64, flags: DIFlagProtected)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !12, file: !1, line: 10, baseType: !4, size: 32, flags: DIFlagPrivate)
