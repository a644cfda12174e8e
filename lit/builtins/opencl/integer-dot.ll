; Integer dot products: signedness selects the instruction, the signed vector is the first operand, packed vectors have
; the packed format operand.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: llvm-spirv-rs %s --spirv-max-version=1.4 --spirv-ext=+SPV_KHR_integer_dot_product --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,OLD
;
; Without the instruction a dot product is multiplications and additions; a packed byte is extended by two shifts.
; RUN: llvm-spirv-rs %s --spirv-max-version=1.4 --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; WITHOUT-NOT:   OpExtension
; WITHOUT:       OpUConvert %uint
; WITHOUT:       %unsigned = OpIAdd %uint
; WITHOUT:       OpSConvert %uint
; WITHOUT:       %signed = OpIAdd %uint
; WITHOUT:       %saturated = OpExtInst %uint %{{.*}} s_add_sat %{{.*}} %p
; WITHOUT:       OpShiftLeftLogical %uint %p %uint_24
; WITHOUT-NEXT:  OpShiftRightLogical %uint %{{.*}} %uint_24
; WITHOUT:       %packed = OpIAdd %uint
; WITHOUT:       OpShiftRightArithmetic
; WITHOUT:       %packed_swapped = OpExtInst %uint %{{.*}} s_add_sat %{{.*}} %p
;
; NEW: Version: 1.6
; CHECK-DAG: OpCapability DotProduct{{$}}
; CHECK-DAG: OpCapability DotProductInput4x8Bit{{$}}
; CHECK-DAG: OpCapability DotProductInput4x8BitPacked
; OLD-DAG: OpExtension "SPV_KHR_integer_dot_product"
; CHECK:      %unsigned = OpUDot %uint %a %b
; CHECK-NEXT: %signed = OpSDot %uint %a %b
; CHECK-NEXT: %mixed = OpSUDot %uint %a %b
; CHECK-NEXT: %swapped = OpSUDot %uint %b %a
; CHECK-NEXT: %saturated = OpSDotAccSat %uint %a %b %p
; CHECK-NEXT: %packed = OpUDot %uint %p %q PackedVectorFormat4x8Bit
; CHECK-NEXT: %packed_swapped = OpSUDotAccSat %uint %q %p %p PackedVectorFormat4x8Bit
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @dots(<4 x i8> %a, <4 x i8> %b, i32 %p, i32 %q) {
  %unsigned = call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %a, <4 x i8> %b)
  %signed = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %a, <4 x i8> %b)
  %mixed = call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %a, <4 x i8> %b)
  %swapped = call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %a, <4 x i8> %b)
  %saturated = call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> %a, <4 x i8> %b, i32 %p)
  %packed = call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 %p, i32 %q)
  %packed_swapped = call spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 %p, i32 %q, i32 %p)
  ret void
}

declare spir_func i32 @_Z3dotDv4_hS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32, i32, i32)
