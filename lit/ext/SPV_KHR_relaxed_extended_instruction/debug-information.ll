; SPV_KHR_relaxed_extended_instruction lets a type of a non-semantic set refer to its members, which refer to it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_relaxed_extended_instruction --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,WITH
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_relaxed_extended_instruction --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis -o %t.spt 2>&1 | count 0
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_relaxed_extended_instruction --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL

; WITH:        OpExtension "SPV_KHR_relaxed_extended_instruction"
; WITHOUT-NOT: OpExtension
; CHECK-DAG:   %[[LIST:[0-9]+]] = OpString "List"
; CHECK-DAG:   %[[NEXT:[0-9]+]] = OpString "next"
; CHECK-DAG:   %[[GO:[0-9]+]] = OpString "go"

; Its members come after it.
; WITH:        %[[TYPE:[0-9]+]] = OpExtInstWithForwardRefsKHR %void %[[SET:[0-9]+]] DebugTypeComposite %[[LIST]] {{.*}} %uint_0 %[[MEMBER:[0-9]+]] %[[METHOD:[0-9]+]]{{$}}
; WITH-NOT:    ForwardRefs
; WITH-NOT:    DebugTypeComposite
; WITH:        %[[POINTER:[0-9]+]] = OpExtInst %void %[[SET]] DebugTypePointer %[[TYPE]]
; WITH:        %[[MEMBER]] = OpExtInst %void %[[SET]] DebugTypeMember %[[NEXT]] %[[POINTER]]
; WITH:        %[[METHOD]] = OpExtInst %void %[[SET]] DebugFunction %[[GO]] {{.*}} %[[TYPE]] {{.*}}

; Without the extension they refer to a declaration of it, and functions are no members.
; WITHOUT-NOT: ForwardRefs
; WITHOUT:     %[[NAME:[0-9]+]] = OpExtInst %void %[[SET:[0-9]+]] DebugTypeComposite %[[LIST]] {{.*}} %uint_16{{$}}
; WITHOUT:     %[[POINTER:[0-9]+]] = OpExtInst %void %[[SET]] DebugTypePointer %[[NAME]]
; WITHOUT:     %[[MEMBER:[0-9]+]] = OpExtInst %void %[[SET]] DebugTypeMember %[[NEXT]] %[[POINTER]]
; WITHOUT:     %[[TYPE:[0-9]+]] = OpExtInst %void %[[SET]] DebugTypeComposite %[[LIST]] {{.*}} %uint_0 %[[MEMBER]]{{$}}
; WITHOUT:     OpExtInst %void %[[SET]] DebugFunction %[[GO]] {{.*}} %[[TYPE]] {{.*}}

; The document of OpenCL.DebugInfo.100 allows what the extension adds.
; OPENCL-NOT:  relaxed_extended_instruction
; OPENCL-NOT:  ForwardRefs

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "list.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4}
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "List", file: !1, line: 1, size: 64, elements: !5)
!5 = !{!6, !7}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 2, baseType: !8, size: 64)
!7 = !DISubprogram(name: "go", linkageName: "_ZN4List2goEv", scope: !4, file: !1, line: 3, type: !9, scopeLine: 3, spFlags: 0)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!9 = !DISubroutineType(types: !{null, !8})
