; Without untyped pointers, a call of an untyped access chain becomes the typed access chain; no extension is needed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed 's/alloca %%pair/inttoptr i64 64 to ptr/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-NOT: OpExtension
; CHECK: %base = OpVariable
; CHECK: %one = OpAccessChain %_ptr_Function_float %base %uint_1
; CHECK: %two = OpInBoundsPtrAccessChain %_ptr_Function_float %base %uint_0 %uint_1
; CHECK: OpStore %one %x

; REFUSED: cannot determine the pointee type of the base; use getelementptr
; REFUSED: at %one = call

target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

declare spir_func ptr @_Z29__spirv_UntypedAccessChainKHRP4pairi(ptr, i32)
declare spir_func ptr @_Z40__spirv_UntypedInBoundsPtrAccessChainKHRP4pairii(ptr, i32, i32)

define spir_func void @f(float %x) {
  %base = alloca %pair
  %one = call spir_func ptr @_Z29__spirv_UntypedAccessChainKHRP4pairi(ptr %base, i32 1)
  %two = call spir_func ptr @_Z40__spirv_UntypedInBoundsPtrAccessChainKHRP4pairii(ptr %base, i32 0, i32 1)
  store float %x, ptr %one
  store float %x, ptr %two
  ret void
}
