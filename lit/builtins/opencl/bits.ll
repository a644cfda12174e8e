; Bit functions of integers become core instructions.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bit_instructions --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_bit_instructions
;
; CHECK:      %count = OpBitCount %uint %i
; CHECK-NEXT: %reversed = OpBitReverse %uint %i
; CHECK-NEXT: %inserted = OpBitFieldInsert %uint %i %i %count %count
; CHECK-NEXT: %signed = OpBitFieldSExtract %uint %i %count %count
; CHECK-NEXT: %unsigned = OpBitFieldUExtract %uint %i %count %count

target triple = "spir64-unknown-unknown"

define spir_func void @bits(i32 %i) {
  %count = call spir_func i32 @_Z8popcounti(i32 %i)
  %reversed = call spir_func i32 @_Z11bit_reversei(i32 %i)
  %inserted = call spir_func i32 @_Z15bitfield_insertiijj(i32 %i, i32 %i, i32 %count, i32 %count)
  %signed = call spir_func i32 @_Z23bitfield_extract_signedijj(i32 %i, i32 %count, i32 %count)
  %unsigned = call spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 %i, i32 %count, i32 %count)
  ret void
}

declare spir_func i32 @_Z8popcounti(i32)
declare spir_func i32 @_Z11bit_reversei(i32)
declare spir_func i32 @_Z15bitfield_insertiijj(i32, i32, i32, i32)
declare spir_func i32 @_Z23bitfield_extract_signedijj(i32, i32, i32)
declare spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32, i32, i32)
