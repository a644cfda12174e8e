; Where the functions with an address and the calls through pointers agree on the memory of a parameter, the pointers to
; functions have its type, and no pointer is cast.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-text -o - | FileCheck %s

; CHECK:     TypeStruct [[#PAIR:]]
; CHECK:     TypePointer [[#PAIRS:]] 7 [[#PAIR]]
; CHECK:     TypeFunction [[#TYPE:]] [[#]] [[#PAIRS]]
; CHECK:     TypePointer [[#POINTER:]] [[#]] [[#TYPE]]
; CHECK:     ConstantFunctionPointerINTEL [[#POINTER]] [[#ONE:]]
; CHECK:     ConstantFunctionPointerINTEL [[#POINTER]] [[#TWO:]]
; CHECK-NOT: Bitcast
; CHECK:     Select [[#POINTER]] [[#CALLEE:]] [[#]] [[#ONE]] [[#TWO]]
; CHECK:     FunctionPointerCallINTEL [[#]] [[#]] [[#CALLEE]]

target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

define spir_func void @one(ptr byval(%pair) %p) {
  ret void
}

define spir_func void @two(ptr byval(%pair) %p) {
  ret void
}

define spir_func void @f(i1 %first) {
  %pair = alloca %pair
  %callee = select i1 %first, ptr @one, ptr @two
  call spir_func void %callee(ptr byval(%pair) %pair)
  ret void
}
