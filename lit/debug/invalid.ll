; Debug information that LLVM's verifier refuses, or of another version than LLVM's, is dropped with one warning.
;
; RUN: sed -e s/SCOPE/!0/ -e s/VERSION/3/ %s >%t.broken.ll
; RUN: llvm-spirv-rs %t.broken.ll --spirv-tools-dis -o %t.spt 2>&1 | FileCheck %s --check-prefix=BROKEN
; RUN: FileCheck %s <%t.spt
; RUN: sed -e s/SCOPE/!2/ -e s/VERSION/2/ %s >%t.old.ll
; RUN: llvm-spirv-rs %t.old.ll --spirv-tools-dis -o %t.spt 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: FileCheck %s <%t.spt
; RUN: sed -e s/SCOPE/!2/ -e s/VERSION/3/ %s >%t.sound.ll
; RUN: llvm-spirv-rs %t.sound.ll -o %t.spv 2>&1 | count 0
; RUN: llvm-spirv-rs %t.broken.ll --strip-debug -o %t.spv 2>&1 | count 0
; RUN: not llvm-spirv-rs %t.broken.ll -Werror -o %t.spv 2>&1 | FileCheck %s --check-prefix=BROKEN
;
; BROKEN:     {{(warning|error)}}[W024]: invalid debug information is ignored: invalid scope; !3 = distinct !DISubprogram
; BROKEN-NOT: [W
; OLD:        warning[W024]: invalid debug information is ignored: expected the module flag "Debug Info Version" with the value 3, found 2
; CHECK:      OpCapability Kernel
; CHECK-NOT:  {{(OpLine|OpExtInst|OpString) }}
; CHECK:      OpFunctionEnd

target triple = "spirv64-unknown-unknown"

define void @f() !dbg !3 {
  ret void, !dbg !4
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 VERSION}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "f.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: SCOPE, file: !2, line: 7, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 7, scope: !3)
