; A function that exists only where it is inlined keeps its variables, even those that no record refers to.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=TEXT
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s --check-prefix=TEXT
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s --check-prefix=TEXT

; CHECK: %[[NAME:[0-9]+]] = OpString "inlined"
; CHECK: %[[GONE:[0-9]+]] = OpString "gone"
; CHECK: %[[CALLEE:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugFunction %[[NAME]]
; CHECK: DebugLocalVariable %[[GONE]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %[[CALLEE]]

; TEXT: String [[GONE:[0-9]+]] "gone"
; TEXT: DebugLocalVariable [[GONE]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @f(ptr addrspace(1) %at) !dbg !5 {
  store i32 1, ptr addrspace(1) %at, align 4, !dbg !9
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "inlined.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !4, scopeLine: 5, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, retainedNodes: !{!8})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "gone", scope: !6, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 2, column: 1, scope: !6, inlinedAt: !10)
!10 = distinct !DILocation(line: 6, column: 1, scope: !5)
