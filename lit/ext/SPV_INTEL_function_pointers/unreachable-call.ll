; A pointer that only unreachable code calls has the type of a pointer to a function, which needs the capability.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --implicit-check-not=FunctionPointers

; CHECK: OpCapability FunctionPointersINTEL
; CHECK: %[[TYPE:[0-9]+]] = OpTypeFunction %_ptr_Function_{{.*}} %uint
; CHECK: OpTypePointer Function %[[TYPE]]

; WITHOUT: OpFunctionParameter %_ptr_Function_uchar

target triple = "spir64-unknown-unknown"

define spir_func ptr @g(ptr %p) {
  ret ptr %p

dead:
  %x = call ptr %p(i32 1)
  ret ptr %x
}
