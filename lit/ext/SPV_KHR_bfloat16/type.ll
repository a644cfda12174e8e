; With the extension bfloat is a type with conversions to and from float; arithmetic is still promoted to float.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=CORE
;
; CHECK:      OpCapability BFloat16TypeKHR
; CHECK-NOT:  OpCapability BFloat16DotProductKHR
; CHECK:      OpExtension "SPV_KHR_bfloat16"
; CHECK:      %bfloat16 = OpTypeFloat 16 BFloat16KHR
; CHECK:      %cut = OpFConvert %bfloat16 %f
; CHECK:      %product = OpFConvert %bfloat16
; CHECK:      %long = OpFConvert %float %product
; CHECK:      %bits = OpBitcast %ushort %product
;
; CORE-NOT: OpExtension
; CORE-NOT: BFloat16

target triple = "spir64-unknown-unknown"
define spir_func float @f(float %f, bfloat %b, ptr addrspace(1) %p) {
  %cut = fptrunc float %f to bfloat
  %product = fmul bfloat %cut, %b
  %long = fpext bfloat %product to float
  %bits = bitcast bfloat %product to i16
  store i16 %bits, ptr addrspace(1) %p
  ret float %long
}
