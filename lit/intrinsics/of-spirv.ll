; The intrinsics of LLVM's own SPIR-V target that are not translated, and one with other types.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/shader.ll 2>&1 | FileCheck %s --check-prefix=SHADER
; RUN: not llvm-spirv-rs %t/newer.ll 2>&1 | FileCheck %s --check-prefix=NEWER
; RUN: not llvm-spirv-rs %t/parts.ll 2>&1 | FileCheck %s --check-prefix=PARTS
; RUN: not llvm-spirv-rs %t/width.ll 2>&1 | FileCheck %s --check-prefix=WIDTH
; RUN: llvm-as -disable-verify %t/types.ll -o %t/types.bc
; RUN: not llvm-spirv-rs %t/types.bc 2>&1 | FileCheck %s --check-prefix=TYPES

; SHADER: the intrinsic llvm.spv.ddx{{(.f32)?}} cannot be translated: it is of another target or for shaders, or LLVM does not define it
; The name is not that of `llvm.spv.wave.all` with a suffix.
; NEWER: the intrinsic llvm.spv.wave.all.equal.i1 cannot be translated
; WIDTH: expected a number or a vector of numbers, found `i24`
; PARTS: expected a number or a vector of numbers, found `[2 x i32]`; read its parts one by one
; TYPES: Intrinsic has incorrect argument or return type!

;--- shader.ll
target triple = "spirv64-unknown-unknown"
declare float @llvm.spv.ddx.f32(float)
define spir_func float @f(float %x) {
  %y = call float @llvm.spv.ddx.f32(float %x)
  ret float %y
}

;--- types.ll
target triple = "spirv64-unknown-unknown"
declare i32 @llvm.spv.wave.ballot(i32)
define spir_func i32 @f(i32 %x) {
  %y = call i32 @llvm.spv.wave.ballot(i32 %x)
  ret i32 %y
}

;--- newer.ll
target triple = "spirv64-unknown-unknown"
declare i1 @llvm.spv.wave.all.equal.i1(i1)
define spir_func i1 @f(i1 %x) {
  %y = call i1 @llvm.spv.wave.all.equal.i1(i1 %x)
  ret i1 %y
}

;--- parts.ll
target triple = "spirv64-unknown-unknown"
declare [2 x i32] @llvm.spv.wave.readlane.a2i32([2 x i32], i32)
define spir_func [2 x i32] @f([2 x i32] %x) {
  %y = call [2 x i32] @llvm.spv.wave.readlane.a2i32([2 x i32] %x, i32 0)
  ret [2 x i32] %y
}

;--- width.ll
target triple = "spirv64-unknown-unknown"
declare i24 @llvm.spv.wave.reduce.sum.i24(i24)
define spir_func i24 @f(i24 %x) {
  %y = call i24 @llvm.spv.wave.reduce.sum.i24(i24 %x)
  ret i24 %y
}
