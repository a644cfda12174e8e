; A fault of assembly has its position, with the line.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E103]: InvalidLlvmModule: Invalid LLVM module: use of undefined value '%y'
; CHECK-NEXT: in   {{.*}}assembly-position.ll
; CHECK-NEXT: -->  {{.*}}assembly-position.ll:[[#@LINE+6]]:22
; CHECK-NEXT: [[#@LINE+5]] | %sum = add i32 %x, %y
; CHECK-NEXT: | ^

target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x) {
  %sum = add i32 %x, %y
  ret i32 %sum
}
