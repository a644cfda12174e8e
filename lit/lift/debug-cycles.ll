; Debug instructions that refer to later ones come back: SPV_KHR_relaxed_extended_instruction.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_relaxed_extended_instruction --spirv-debug-info-version=nonsemantic-shader-100 -o %t.shader.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.shader.spv -o - | FileCheck %s --check-prefixes=CHECK,SHADER
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_relaxed_extended_instruction --spirv-debug-info-version=nonsemantic-shader-200 -o %t.new.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.new.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW

; CHECK: !llvm.module.flags = !{![[LLVM_MODULE_FLAGS:[0-9]+]]}
; CHECK: !llvm.dbg.cu = !{![[COMPILEUNIT:[0-9]+]]}
; CHECK: ![[GLOBALVARIABLEEXPRESSION:[0-9]+]] = !DIGlobalVariableExpression(var: ![[V:[0-9]+]], expr: !DIExpression())
; CHECK: ![[V]] = distinct !DIGlobalVariable(name: "v", scope: ![[COMPILEUNIT]], file: ![[A_CPP:[0-9]+]], line: 4, type: ![[LIST:[0-9]+]], isLocal: false, isDefinition: true)

; SHADER: ![[COMPILEUNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: ![[A_CPP]], producer: "spirv", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: ![[COMPILEUNIT_PART:[0-9]+]])

; NEW: ![[COMPILEUNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: ![[A_CPP]], producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: ![[COMPILEUNIT_PART:[0-9]+]])

; CHECK: ![[A_CPP]] = !DIFile(filename: "a.cpp", directory: "/src")
; CHECK: ![[COMPILEUNIT_PART]] = !{![[GLOBALVARIABLEEXPRESSION]]}
; CHECK: ![[LIST]] = !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: ![[A_CPP]], line: 1, size: 64, elements: ![[LIST_PART:[0-9]+]], identifier: "_ZTS4list")
; CHECK: ![[LIST_PART]] = !{![[NEXT:[0-9]+]]}
; CHECK: ![[NEXT]] = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: ![[LIST]], file: ![[A_CPP]], line: 2, baseType: ![[POINTER_TYPE:[0-9]+]], size: 64, flags: DIFlagPublic)
; CHECK: ![[POINTER_TYPE]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: ![[LIST]], size: 64)
; CHECK: ![[LLVM_MODULE_FLAGS]] = !{i32 2, !"Debug Info Version", i32 3}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global ptr null, !dbg !0

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", emissionKind: FullDebug, globals: !9)
!3 = !DIFile(filename: "a.cpp", directory: "/src")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 1, size: 64, elements: !6, identifier: "_ZTS4list")
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !5, file: !3, line: 2, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!9 = !{!0}
