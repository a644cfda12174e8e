; The intrinsics of LLVM's own SPIR-V target that are not translated, and one with other types.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/shader.ll 2>&1 | FileCheck %s --check-prefix=SHADER
; RUN: llvm-as -disable-verify %t/types.ll -o %t/types.bc
; RUN: not llvm-spirv-rs %t/types.bc 2>&1 | FileCheck %s --check-prefix=TYPES

; SHADER: the intrinsic llvm.spv.ddx.f32 cannot be translated: it is of another target or for shaders, or LLVM does not define it
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
