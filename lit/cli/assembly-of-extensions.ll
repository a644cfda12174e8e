; Assembly is printed without SPIRV-Tools if the module has enumerants of extensions that SPIRV-Tools does not know.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics --spirv-tools-dis | FileCheck %s

; CHECK:      {{^}}; Version: 1.0
; CHECK:      {{^}}               OpCapability Int16AtomicsINTEL
; CHECK-NEXT: {{^}}               OpExtension "SPV_INTEL_16bit_atomics"
; CHECK:      {{^}}         %[[#INT:]] = OpTypeInt 16 0
; CHECK:      {{^}}          %x = OpFunctionParameter %[[#INT]]
; CHECK:      %sum = OpAtomicIAdd %[[#INT]] %p %[[#]] %[[#]] %x
; CHECK-NEXT: OpReturnValue %sum
; An id whose name another id has as well is printed as a number.
; CHECK:      %[[#X:]] = OpFunctionParameter %[[#INT]]
; CHECK:      OpReturnValue %[[#X]]

target triple = "spir64-unknown-unknown"

define spir_func i16 @f(ptr addrspace(1) %p, i16 %x) {
  %sum = atomicrmw add ptr addrspace(1) %p, i16 %x monotonic
  ret i16 %sum
}

define spir_func i16 @g(i16 %x) {
  ret i16 %x
}
