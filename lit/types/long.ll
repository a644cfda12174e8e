; A vector with too many legalized parts is refused, also where one part may have any length; an array of empty elements has
; no cost at any length.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/pointers.ll -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %t/numbers.ll -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %t/numbers.ll --spirv-ext=+SPV_EXT_long_vector -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %t/nothing.ll -o %t.spv

; CHECK: LimitExceeded: a value of type <4000000000 x {{.+}}> has more than 65535 parts

;--- pointers.ll
target triple = "spir64-unknown-unknown"

define spir_func void @f(<4000000000 x ptr> %vector) {
  ret void
}

;--- numbers.ll
target triple = "spir64-unknown-unknown"

define spir_func void @f(<4000000000 x float> %vector) {
  ret void
}

;--- nothing.ll
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %p) {
  %array = load [4294967295 x [0 x i8]], ptr %p
  store [4294967295 x [0 x i8]] %array, ptr %p
  %element = extractvalue [4294967295 x [0 x i8]] %array, 4294967294
  store [0 x i8] %element, ptr %p
  ret void
}
