; Assembly has the enumerants of extensions that SPIRV-Tools does not know; its own disassembler refuses the module.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics --spirv-tools-dis=spirv-tools 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      {{^}}; Version: 1.0
; CHECK-NEXT: {{^}}; Generator: Khronos LLVM/SPIR-V Translator; 14
; CHECK:      {{^}}               OpCapability Int16AtomicsINTEL
; CHECK-NEXT: {{^}}               OpExtension "SPV_INTEL_16bit_atomics"
; CHECK:      {{^}}     %ushort = OpTypeInt 16 0
; CHECK:      {{^}}          %x = OpFunctionParameter %ushort
; CHECK:      %sum = OpAtomicIAdd %ushort %p %uint_0 %uint_512 %x
; CHECK-NEXT: OpReturnValue %sum
; A name that another id has as well gets a number.
; CHECK:      {{^}}        %x_0 = OpFunctionParameter %ushort
; CHECK:      OpReturnValue %x_0

; REFUSED: Invalid capability operand: 6260

target triple = "spir64-unknown-unknown"

define spir_func i16 @f(ptr addrspace(1) %p, i16 %x) {
  %sum = atomicrmw add ptr addrspace(1) %p, i16 %x monotonic
  ret i16 %sum
}

define spir_func i16 @g(i16 %x) {
  ret i16 %x
}
