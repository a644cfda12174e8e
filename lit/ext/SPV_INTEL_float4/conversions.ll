; Conversions with the 4-bit float format of SPV_INTEL_float4, which has its own encoding.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_float4 --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: Capability Float4E2M1INTEL
; CHECK-DAG: Extension "SPV_INTEL_float4"
; CHECK-DAG: TypeFloat [[E2M1:[0-9]+]] 4 6214
; CHECK-DAG: TypeVector [[E2M1S:[0-9]+]] [[E2M1]] 2
; CHECK:     Bitcast [[E2M1S]] [[NUMBERS:[0-9]+]] {{[0-9]+}}
; CHECK:     FConvert {{[0-9]+}} {{[0-9]+}} [[NUMBERS]]

; REFUSED: RequiresExtension
; REFUSED: in   function @f

target triple = "spir64-unknown-unknown"

declare spir_func <2 x half> @_Z38__builtin_spirv_ConvertE2M1ToFP16INTELc(i8)

define spir_func <2 x half> @f(i8 %x) {
  %r = call spir_func <2 x half> @_Z38__builtin_spirv_ConvertE2M1ToFP16INTELc(i8 %x)
  ret <2 x half> %r
}
