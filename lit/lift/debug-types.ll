; Types of debug information come back from each set of instructions.
;
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 -o %t.ocl.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.ocl.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW_OCL,OCL,OCL_SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -o %t.shader.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.shader.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW_SHADER,OCL_SHADER,SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.new.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.new.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW,NEW_OCL,NEW_SHADER

; CHECK: !llvm.module.flags = !{![[LLVM_MODULE_FLAGS:[0-9]+]], ![[LLVM_MODULE_FLAGS_2:[0-9]+]]}
; CHECK: !llvm.dbg.cu = !{![[COMPILEUNIT:[0-9]+]]}
; CHECK: ![[GLOBALVARIABLEEXPRESSION:[0-9]+]] = !DIGlobalVariableExpression(var: ![[V:[0-9]+]], expr: !DIExpression())
; CHECK: ![[V]] = distinct !DIGlobalVariable(name: "v", linkageName: "v", scope: ![[COMPILEUNIT]], file: ![[A_CPP:[0-9]+]], line: 40, type: ![[PAIR:[0-9]+]], isLocal: false, isDefinition: true)

; OCL: ![[COMPILEUNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: ![[A_CPP]], producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: ![[COMPILEUNIT_PART:[0-9]+]], retainedTypes: ![[COMPILEUNIT_PART_2:[0-9]+]], globals: ![[COMPILEUNIT_PART_3:[0-9]+]])

; NEW: ![[COMPILEUNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: ![[A_CPP]], producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: ![[COMPILEUNIT_PART:[0-9]+]], retainedTypes: ![[COMPILEUNIT_PART_2:[0-9]+]], globals: ![[COMPILEUNIT_PART_3:[0-9]+]])

; NEW_OCL: ![[A_CPP]] = !DIFile(filename: "a.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")

; SHADER: ![[COMPILEUNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: ![[A_CPP]], producer: "spirv", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: ![[COMPILEUNIT_PART:[0-9]+]], retainedTypes: ![[COMPILEUNIT_PART_2:[0-9]+]], globals: ![[COMPILEUNIT_PART_3:[0-9]+]])
; SHADER: ![[A_CPP]] = !DIFile(filename: "a.cpp", directory: "/src")

; CHECK: ![[COMPILEUNIT_PART]] = !{![[COLOR:[0-9]+]]}
; CHECK: ![[COLOR]] = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: ![[A_CPP]], line: 20, baseType: ![[INT:[0-9]+]], size: 32, elements: ![[COLOR_PART:[0-9]+]])
; CHECK: ![[INT]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK: ![[COLOR_PART]] = !{![[RED:[0-9]+]]}
; CHECK: ![[RED]] = !DIEnumerator(name: "red", value: 1)
; CHECK: ![[COMPILEUNIT_PART_2]] = !{![[REFERENCE_TYPE:[0-9]+]], ![[CONST_TYPE:[0-9]+]], ![[ARRAY_TYPE:[0-9]+]], ![[ARRAY_TYPE_2:[0-9]+]], ![[NUMBER:[0-9]+]], ![[DERIVED_INT_3:[0-9]+]], ![[BOTH:[0-9]+]], ![[DECLTYPE_NULLPTR:[0-9]+]], ![[PTR_TO_MEMBER_TYPE:[0-9]+]]}

; OCL: ![[REFERENCE_TYPE]] = !DIDerivedType(tag: DW_TAG_reference_type, baseType: ![[INT]], size: 64, dwarfAddressSpace: 0)

; NEW_SHADER: ![[REFERENCE_TYPE]] = !DIDerivedType(tag: DW_TAG_reference_type, baseType: ![[INT]], size: 64)

; CHECK: ![[CONST_TYPE]] = !DIDerivedType(tag: DW_TAG_const_type, baseType: ![[INT]])

; OCL_SHADER: ![[ARRAY_TYPE]] = !DICompositeType(tag: DW_TAG_array_type, baseType: ![[ARRAY_TYPE_3:[0-9]+]], size: 192, elements: ![[ARRAY_TYPE_PART:[0-9]+]])
; OCL_SHADER: ![[ARRAY_TYPE_3]] = !DICompositeType(tag: DW_TAG_array_type, baseType: ![[INT]], size: 96, elements: ![[ARRAY_TYPE_3_PART:[0-9]+]])
; OCL_SHADER: ![[ARRAY_TYPE_3_PART]] = !{![[SUBRANGE_3:[0-9]+]]}
; OCL_SHADER: ![[SUBRANGE_3]] = !DISubrange(count: 3)
; OCL_SHADER: ![[ARRAY_TYPE_PART]] = !{![[SUBRANGE:[0-9]+]]}

; NEW: ![[ARRAY_TYPE]] = !DICompositeType(tag: DW_TAG_array_type, baseType: ![[INT]], size: 192, elements: ![[ARRAY_TYPE_PART:[0-9]+]])
; NEW: ![[ARRAY_TYPE_PART]] = !{![[SUBRANGE:[0-9]+]], ![[SUBRANGE_2:[0-9]+]]}

; CHECK: ![[SUBRANGE]] = !DISubrange(count: 2)

; NEW: ![[SUBRANGE_2]] = !DISubrange(count: 3)

; CHECK: ![[ARRAY_TYPE_2]] = !DICompositeType(tag: DW_TAG_array_type, baseType: ![[INT]], size: 128, flags: DIFlagVector, elements: ![[ARRAY_TYPE_2_PART:[0-9]+]])

; OCL_SHADER: ![[ARRAY_TYPE_2_PART]] = !{![[SUBRANGE_2:[0-9]+]]}
; OCL_SHADER: ![[SUBRANGE_2]] = !DISubrange(count: 4)

; NEW: ![[ARRAY_TYPE_2_PART]] = !{![[SUBRANGE_3:[0-9]+]]}
; NEW: ![[SUBRANGE_3]] = !DISubrange(count: 4)

; CHECK: ![[NUMBER]] = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: ![[A_CPP]], line: 5, baseType: ![[INT]])
; CHECK: ![[DERIVED_INT_3]] = distinct !DICompositeType(tag: DW_TAG_class_type, name: "derived<int, 3>", file: ![[A_CPP]], line: 10, size: 64, elements: ![[DERIVED_INT_3_PART:[0-9]+]], templateParams: ![[DERIVED_INT_3_PART_2:[0-9]+]], identifier: "_ZTS7derived")
; CHECK: ![[DERIVED_INT_3_PART]] = !{![[INHERITANCE:[0-9]+]]}
; CHECK: ![[INHERITANCE]] = !DIDerivedType(tag: DW_TAG_inheritance, scope: ![[DERIVED_INT_3]], baseType: ![[PAIR]], flags: DIFlagPublic)
; CHECK: ![[PAIR]] = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: ![[A_CPP]], line: 1, size: 64, flags: DIFlagTypePassByValue, elements: ![[PAIR_PART:[0-9]+]], identifier: "_ZTS4pair")
; CHECK: ![[PAIR_PART]] = !{![[A:[0-9]+]], ![[B:[0-9]+]]}
; CHECK: ![[A]] = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: ![[PAIR]], file: ![[A_CPP]], line: 2, baseType: ![[INT]], size: 32, flags: DIFlagPublic)
; CHECK: ![[B]] = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: ![[PAIR]], file: ![[A_CPP]], line: 3, baseType: ![[INT]], size: 32, offset: 32, flags: DIFlagPublic)
; CHECK: ![[DERIVED_INT_3_PART_2]] = !{![[T:[0-9]+]], ![[N:[0-9]+]]}
; CHECK: ![[T]] = !DITemplateTypeParameter(name: "T", type: ![[INT]])
; CHECK: ![[N]] = !DITemplateValueParameter(name: "N", type: ![[INT]], value: i32 3)
; CHECK: ![[BOTH]] = !DICompositeType(tag: DW_TAG_union_type, name: "both", file: ![[A_CPP]], line: 15, size: 32, elements: ![[BOTH_PART:[0-9]+]], identifier: "_ZTS4both")
; CHECK: ![[BOTH_PART]] = !{![[X:[0-9]+]]}
; CHECK: ![[X]] = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: ![[BOTH]], file: ![[A_CPP]], line: 16, baseType: ![[INT]], size: 32, flags: DIFlagPublic)
; CHECK: ![[DECLTYPE_NULLPTR]] = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
; CHECK: ![[PTR_TO_MEMBER_TYPE]] = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: ![[INT]], extraData: ![[PAIR]])
; CHECK: ![[COMPILEUNIT_PART_3]] = !{![[GLOBALVARIABLEEXPRESSION]]}
; CHECK: ![[LLVM_MODULE_FLAGS]] = !{i32 7, !"Dwarf Version", i32 5}
; CHECK: ![[LLVM_MODULE_FLAGS_2]] = !{i32 2, !"Debug Info Version", i32 3}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !dbg !0

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4, !5}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", linkageName: "v", scope: !2, file: !3, line: 40, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", emissionKind: FullDebug, retainedTypes: !6, globals: !50)
!3 = !DIFile(filename: "a.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{!8, !10, !11, !12, !13, !16, !18, !20, !30, !35, !37, !38, !40}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 1, size: 64, flags: DIFlagTypePassByValue, elements: !9, identifier: "_ZTS4pair")
!9 = !{!21, !22}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!11 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 192, elements: !14)
!14 = !{!15, !17}
!15 = !DISubrange(count: 2)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !19)
!17 = !DISubrange(count: 3)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !3, line: 5, baseType: !7)
!19 = !{!36}
!20 = !DISubroutineType(types: !23)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, file: !3, line: 2, baseType: !7, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !8, file: !3, line: 3, baseType: !7, size: 32, offset: 32)
!23 = !{!7, !10}
!30 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "derived<int, 3>", file: !3, line: 10, size: 64, elements: !31, templateParams: !32, identifier: "_ZTS7derived")
!31 = !{!33}
!32 = !{!34, !39}
!33 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !30, baseType: !8, flags: DIFlagPublic)
!34 = !DITemplateTypeParameter(name: "T", type: !7)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 15, size: 32, elements: !41, identifier: "_ZTS4both")
!36 = !DISubrange(count: 4)
!37 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !3, line: 20, baseType: !7, size: 32, elements: !42)
!38 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!39 = !DITemplateValueParameter(name: "N", type: !7, value: i32 3)
!40 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !7, size: 64, extraData: !8)
!41 = !{!44}
!42 = !{!43}
!43 = !DIEnumerator(name: "red", value: 1)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !35, file: !3, line: 16, baseType: !7, size: 32)
!50 = !{!0}
