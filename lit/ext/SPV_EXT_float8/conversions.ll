; Conversions to and from float8 formats, whose numbers LLVM represents by their bits.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_float8,+SPV_KHR_bfloat16 --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

target triple = "spir64-unknown-unknown"

; CHECK-DAG: Capability Float8EXT
; CHECK-DAG: Extension "SPV_EXT_float8"
; CHECK-DAG: Decorate [[CLAMPED:[0-9]+]] SaturatedToLargestFloat8NormalConversionEXT
; CHECK-DAG: TypeInt [[INT:[0-9]+]] 8 0
; CHECK-DAG: TypeVector [[INTS:[0-9]+]] [[INT]] 4
; CHECK-DAG: TypeFloat [[HALF:[0-9]+]] 16 {{$}}
; CHECK-DAG: TypeFloat [[BFLOAT:[0-9]+]] 16 0
; CHECK-DAG: TypeVector [[BFLOATS:[0-9]+]] [[BFLOAT]] 4
; CHECK-DAG: TypeFloat [[E4M3:[0-9]+]] 8 4214
; CHECK-DAG: TypeFloat [[E5M2:[0-9]+]] 8 4215
; CHECK-DAG: TypeVector [[E5M2S:[0-9]+]] [[E5M2]] 4

; CHECK:      FunctionParameter [[INT]] [[X:[0-9]+]]
; CHECK:      Bitcast [[E4M3]] [[NUMBER:[0-9]+]] [[X]]
; CHECK-NEXT: {{.*}} FConvert [[HALF]] [[WIDE:[0-9]+]] [[NUMBER]]
; CHECK-NEXT: {{.*}} ReturnValue [[WIDE]]
define spir_func half @widen(i8 %x) {
  %r = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %x)
  ret half %r
}

; CHECK:      FConvert [[E5M2S]] [[NARROW:[0-9]+]] {{[0-9]+}}
; CHECK-NEXT: {{.*}} Bitcast [[INTS]] [[BITS:[0-9]+]] [[NARROW]]
; CHECK-NEXT: {{.*}} ReturnValue [[BITS]]
define spir_func <4 x i8> @narrow(<4 x bfloat> %x) {
  %r = call spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat> %x)
  ret <4 x i8> %r
}

; CHECK: FConvert [[E4M3]] [[CLAMPED]] {{[0-9]+}}
define spir_func i8 @clamp(half %x) {
  %r = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %x)
  ret i8 %r
}

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: One of the following extensions: SPV_EXT_float8, SPV_EXT_ocp_microscaling_types, SPV_INTEL_float4, SPV_INTEL_int4 should be enabled to process conversion builtins
; REFUSED-NEXT: declare
; REFUSED: in   function @widen

declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)
declare spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat>)
declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half)
