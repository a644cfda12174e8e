; A handle of an image is as long as a pointer.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bindless_images -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: ConvertHandleToSamplerINTEL
; CHECK-NEXT: Parameter value must be a 32-bit scalar in case of Physical32 addressing model or a 64-bit scalar in case of Physical64 addressing model
; CHECK-NEXT: Type size: 32
; CHECK-NEXT: Addressing model: Physical64
; CHECK-NEXT: invalid call of OpConvertHandleToSamplerINTEL: expected a handle of 64 bits, found i32

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELj(i32)

define spir_func void @f(i32 %handle) {
  %s = call spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELj(i32 %handle)
  ret void
}
