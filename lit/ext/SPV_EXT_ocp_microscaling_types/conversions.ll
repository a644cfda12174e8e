; Conversions to and from the 4-bit float format, whose numbers are packed in longer integers or are integers of 4 bits.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4 --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_int4 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_EXT_ocp_microscaling_types -o %t.spv 2>&1 | FileCheck %s --check-prefix=WIDE

target triple = "spir64-unknown-unknown"

; CHECK-DAG: Capability Float4EXT
; CHECK-DAG: TypeInt [[WORD:[0-9]+]] 32 0
; CHECK-DAG: TypeInt [[INT4:[0-9]+]] 4 0
; CHECK-DAG: TypeFloat [[HALF:[0-9]+]] 16 {{$}}
; CHECK-DAG: TypeVector [[HALVES:[0-9]+]] [[HALF]] 8
; CHECK-DAG: TypeFloat [[E2M1:[0-9]+]] 4 4225
; CHECK-DAG: TypeVector [[E2M1S:[0-9]+]] [[E2M1]] 8

; CHECK:      FunctionParameter [[WORD]] [[X:[0-9]+]]
; CHECK:      Bitcast [[E2M1S]] [[NUMBERS:[0-9]+]] [[X]]
; CHECK-NEXT: {{.*}} FConvert [[HALVES]] {{[0-9]+}} [[NUMBERS]]
define spir_func <8 x half> @packed(i32 %x) {
  %r = call spir_func <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32 %x)
  ret <8 x half> %r
}

; CHECK:      FConvert [[E2M1]] [[NUMBER:[0-9]+]] {{[0-9]+}}
; CHECK-NEXT: {{.*}} Bitcast [[INT4]] {{[0-9]+}} [[NUMBER]]
define spir_func i4 @single(half %x) {
  %r = call spir_func i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half %x)
  ret i4 %r
}

; WIDE: a number of 4 bits needs SPV_INTEL_int4
; WIDE: in   function @single

; REFUSED: RequiresExtension
; REFUSED: in   function @packed

declare spir_func <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32)
declare spir_func i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half)
