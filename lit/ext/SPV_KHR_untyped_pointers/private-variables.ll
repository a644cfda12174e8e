; The address of a private variable in the structure of many is computed before the first block, with its cast: it is the same in all
; blocks.
; RUN: split-file %s %t
; RUN: awk 'BEGIN { for (i = 0; i < 20; ++i) print "@s" i " = internal global i32 " i }' > %t/variables.ll
; RUN: awk 'BEGIN { for (i = 0; i < 20; ++i) print "  store i32 1, ptr @s" i }' > %t/stores.ll
; RUN: cat %t/table.ll %t/variables.ll %t/entry.ll %t/stores.ll %t/blocks.ll > %t/all.ll
; RUN: llvm-spirv-rs %t/all.ll --spirv-ext=+SPV_KHR_untyped_pointers --spirv-text -o - | FileCheck %s

; CHECK: BranchConditional
; CHECK: Bitcast [[#]] [[#]] [[ADDRESS:[0-9]+]]
; CHECK: Bitcast [[#]] [[#]] [[ADDRESS]]

;--- table.ll
target triple = "spir64-unknown-unknown"

@table = internal global [3 x i32] [i32 5, i32 6, i32 7]
;--- entry.ll
define spir_kernel void @k(i1 %c) {
;--- blocks.ll
  br i1 %c, label %first, label %second

first:
  store i32 1, ptr @table
  br label %second

second:
  store i32 2, ptr @table
  ret void
}
