; An operand bundle that changes what a call does is an error; one that serves what SPIR-V does not have is omitted.

; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/attached.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ATTACHED
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: llvm-spirv-rs %t/omitted.ll --spirv-tools-dis -o - | FileCheck %s

; ATTACHED: SPIR-V has no counterpart of the operand bundle "clang.arc.attachedcall" of a call; compile the source without it
; UNKNOWN: SPIR-V has no counterpart of the operand bundle "tool.note" of a call; compile the source without it
; CHECK: OpFunctionCall

;--- attached.ll
target triple = "spir64-unknown-unknown"

declare spir_func ptr @make()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

define spir_func ptr @f() {
  %r = call spir_func ptr @make() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret ptr %r
}

;--- unknown.ll
target triple = "spir64-unknown-unknown"

declare spir_func void @g()

define spir_func void @f(i32 %x) {
  call spir_func void @g() [ "tool.note"(i32 %x) ]
  ret void
}

;--- omitted.ll
target triple = "spir64-unknown-unknown"

declare spir_func void @g()

define spir_func void @f(i32 %x) {
  call spir_func void @g() [ "deopt"(i32 %x), "kcfi"(i32 7) ]
  ret void
}
