; A compilation unit has its source, language, DWARF version and producer, even if that is empty; the extended instruction set is imported only
; with a unit.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/with.ll --spirv-tools-dis | FileCheck %t/with.ll
; RUN: llvm-spirv-rs %t/with.ll --spirv-debug-info-version=lines --spirv-tools-dis | FileCheck %t/with.ll --check-prefix=LINES
; RUN: llvm-spirv-rs %t/without.ll --spirv-tools-dis | FileCheck %t/without.ll

;--- with.ll
; CHECK:      %[[SET:[0-9]+]] = OpExtInstImport "OpenCL.DebugInfo.100"
; CHECK-DAG:  %[[PATH:[0-9]+]] = OpString "/src/unit.cl"
; CHECK-DAG:  %[[SUM:[0-9]+]] = OpString "//__CSK_MD5:0123456789abcdef0123456789abcdef"
; CHECK-DAG:  %[[OTHER:[0-9]+]] = OpString "/src/other.cpp"
; CHECK-DAG:  %[[TEXT:[0-9]+]] = OpString "int other;"
; CHECK-DAG:  OpModuleProcessed "Debug info producer: a compiler"
; CHECK-DAG:  OpModuleProcessed "Debug info producer: "
; CHECK:      %[[SOURCE:[0-9]+]] = OpExtInst %void %[[SET]] DebugSource %[[PATH]] %[[SUM]]
; CHECK:      %[[UNIT:[0-9]+]] = OpExtInst %void %[[SET]] DebugCompilationUnit 65536 5 %[[SOURCE]] OpenCL_C
; CHECK:      %[[SOURCE2:[0-9]+]] = OpExtInst %void %[[SET]] DebugSource %[[OTHER]] %[[TEXT]]
; CHECK:      OpExtInst %void %[[SET]] DebugCompilationUnit 65536 5 %[[SOURCE2]] CPP_for_OpenCL

; LINES-NOT: DebugInfo

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!2, !5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "a compiler", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4, emissionKind: FullDebug)
!4 = !DIFile(filename: "other.cpp", directory: "/src", source: "int other;")
!5 = !{i32 7, !"Dwarf Version", i32 5}

;--- without.ll
; CHECK-NOT: DebugInfo

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() {
  ret void
}
